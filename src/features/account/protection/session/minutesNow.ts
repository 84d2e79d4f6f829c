/**
 * Current duration of a session in minutes: the server's whole minutes plus the time since its
 * response. The browser's clock may be wrong, so it only measures elapsed time.
 * @param answeredAt and `now` are milliseconds of the same clock.
 */
export const minutesNow = (
  { minutes }: { minutes: number },
  answeredAt: number,
  now: number,
): number => minutes + Math.max(0, Math.floor((now - answeredAt) / 60_000))
