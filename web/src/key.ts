/** 128 random bits in letters. Not `randomUUID`: only secure pages have that, and a server at home speaks plain HTTP. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
