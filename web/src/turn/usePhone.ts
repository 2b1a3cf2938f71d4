import { useLayoutEffect, useState } from "preact/hooks";

const PHONE = "(max-width: 900px), (max-height: 500px)"; // as in phone.css, also for a phone on its side

/** Whether the screen is a phone's, also when it is turned as the page opens. */
export function usePhone(): boolean {
  const [phone, setPhone] = useState(() => matchMedia(PHONE).matches);
  useLayoutEffect(() => {
    const query = matchMedia(PHONE);
    const follow = () => setPhone(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return phone;
}
