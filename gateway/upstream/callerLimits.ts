/**
 * Limits of a caller's use of the connections to the upstream platform. A caller is an IPv4 address
 * or an IPv6 /64 network.
 */
export type CallerLimits = {
  /** Maximum of parallel calls to the platform, in total and per caller. */
  slots: number
  slotsOfOne: number
  /** Maximum of open calls per caller, including those that wait for their body or a slot. */
  openOfOne: number
  /** Maximum of calls that wait for a slot, of all callers. */
  waiting: number
  /** Maximum bytes in memory per body, per caller and in total. Larger bodies are streamed. */
  body: number
  bodiesOfOne: number
  bodies: number
  /**
   * Minimum bytes that a caller must send or read per window of milliseconds while its call holds a
   * slot.
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
  // Half the rate of a slow 3G connection. Socket buffers are measured in steps of 64 kB.
  rate: { bytes: 128 * 1024, window: 8000 },
}
