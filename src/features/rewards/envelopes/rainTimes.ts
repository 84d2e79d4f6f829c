import type { Value } from '../../../api/operations.ts'

export type RedEnvelopes = Value<'GET /wps/redEnvelopes'>
export type Rain = RedEnvelopes['rains'][number]

/** After the moment itself, so that the server's clock has passed it too. */
const margin = 1000

/**
 * How long the rains stay as they are, in milliseconds: until the next one begins or ends.
 * @returns undefined when nothing of them lies ahead.
 */
export function untilChange(rains: readonly Rain[], now = Date.now()): number | undefined {
  const ahead = rains
    .flatMap(({ opensAt, closesAt }) => [Date.parse(opensAt), Date.parse(closesAt)])
    .filter((moment) => moment > now)
  return ahead.length === 0 ? undefined : Math.min(...ahead) - now + margin
}
