/**
 * How long a session has lasted by now: the server's whole minutes, and what has passed since its
 * answer. The clock of this machine may be wrong, so it is only asked how much time has passed.
 * @param answeredAt and `now` are milliseconds of the same clock.
 */
export const minutesNow = (
  { minutes }: { minutes: number },
  answeredAt: number,
  now: number,
): number => minutes + Math.max(0, Math.floor((now - answeredAt) / 60_000))
