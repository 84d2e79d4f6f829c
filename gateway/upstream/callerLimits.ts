/**
 * Limits of the connections to the platform that callers can use. A caller is an address, or the /64 that
 * an IPv6 address is of.
 */
export type CallerLimits = {
  /** Calls that are with the platform at once, and how many of them one caller's can be. */
  slots: number
  slotsOfOne: number
  /** Calls of one caller that are open at once, those that wait for their body or a slot included. */
  openOfOne: number
  /** Calls of all callers that wait for a slot. */
  waiting: number
  /** Bytes in memory of one body, of one caller's bodies, and of all; what is beyond is streamed. */
  body: number
  bodiesOfOne: number
  bodies: number
  /** Bytes that a caller has to send or read in each window of milliseconds while a slot waits. */
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
  // Half of the slowest 3G; what a socket has in its buffers is seen in pieces of 64 kB.
  rate: { bytes: 128 * 1024, window: 8000 },
}
