/** In which language, and by which clock, whoever sits here wants to be told. */
export const hereOf = () => ({
  language: document.documentElement.lang || null,
  zone: zoneHere(),
});

/** The time zone of this device, by its usual name. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
