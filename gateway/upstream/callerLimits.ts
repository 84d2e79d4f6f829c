/**
 * Limits on the use of the upstream platform by one caller. A caller is an IPv4 address or an IPv6
 * /64 network.
 */
export type CallerLimits = {
  /** Maximum number of parallel calls to the platform, in total and per caller. */
  slots: number
  slotsOfOne: number
  /**
   * Maximum number of open calls per caller, including calls that wait for their body or a slot.
   */
  openOfOne: number
  /** Maximum number of calls that wait for a slot, for all callers together. */
  waiting: number
  /**
   * Maximum bytes in memory: per request body, per caller and in total. Larger bodies are streamed.
   */
  body: number
  bodiesOfOne: number
  bodies: number
  /**
   * Minimum number of bytes that a caller must send or receive per `window` milliseconds while its
   * call occupies a slot.
   */
  rate: { bytes: number; window: number }
}

const megabyte = 1024 * 1024

export const usualCallerLimits: CallerLimits = {
  slots: 256,
  slotsOfOne: 64,
  openOfOne: 512,
  waiting: 2000,
  body: megabyte,
  bodiesOfOne: 16 * megabyte,
  bodies: 64 * megabyte,
  // 16 KiB/s, half the rate of a slow 3G connection. The window spans several seconds, because the
  // progress of socket buffers is visible only in steps of 64 kB.
  rate: { bytes: 128 * 1024, window: 8000 },
}
