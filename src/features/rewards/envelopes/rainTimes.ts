import type { Value } from '../../../api/operations.ts'

export type RedEnvelopes = Value<'GET /wps/redEnvelopes'>
export type Rain = RedEnvelopes['rains'][number]

/** Margin in milliseconds, in case the server's clock is behind. */
const margin = 1000

/**
 * Milliseconds until the next rain begins or ends.
 * @returns undefined when no beginning or end lies in the future.
 */
export function untilChange(rains: readonly Rain[], now = Date.now()): number | undefined {
  const ahead = rains
    .flatMap(({ opensAt, closesAt }) => [Date.parse(opensAt), Date.parse(closesAt)])
    .filter((moment) => moment > now)
  return ahead.length === 0 ? undefined : Math.min(...ahead) - now + margin
}
