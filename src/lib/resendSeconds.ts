/** Seconds to wait after the first, second and third code, and after each further code in a row. */
const waits = [30, 60, 120, 300]

/** Seconds until another code can be requested by SMS or e-mail, after `count` codes in a row. */
export const resendSeconds = (count: number): number =>
  waits[Math.min(count, waits.length) - 1] ?? 0
