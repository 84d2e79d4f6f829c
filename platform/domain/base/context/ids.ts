import type { Context } from './context.ts'
import { toHex } from './digest.ts'

let sequence = 0

/**
 * An id whose text order is the order of time: prefix, time, counter of this process, and random
 * digits that differ between gateways.
 * @param at milliseconds since 1970; now if omitted.
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
