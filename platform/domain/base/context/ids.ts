/** Ids of what the domain makes. */

import type { Context } from './context.ts'
import { toHex } from './digest.ts'

let sequence = 0

/**
 * An id after every id that this process has made: prefix, time, a running number, and chance
 * between gateways. Rows sorted by it are in the order of time.
 * @param at the time that it is of, milliseconds since 1970; now unless given.
 */
export function idInTime(
  { now, randomBytes }: Pick<Context, 'now' | 'randomBytes'>,
  prefix: string,
  at: number = now(),
): string {
  sequence = (sequence + 1) % 0x10000
  const time = at.toString(16).padStart(12, '0')
  return `${prefix}-${time}${sequence.toString(16).padStart(4, '0')}${toHex(randomBytes(4))}`
}
