import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/failure.ts'
import type { components } from '../../api/gen/paths.ts'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'

type Schemas = components['schemas']
export type FixtureList = Value<'GET /wps/sports/fixtures'>
export type Fixture = Schemas['Fixture']
export type Sport = Schemas['Sport']

/** Response for a platform that does not know the call, because it has no sports book. */
const noBook: FixtureList = { list: [], asOf: new Date(0).toISOString() }

const isUnknownCall = (error: unknown) =>
  error instanceof ApiError && error.failure.kind === 'broken' && error.failure.status === 404

/**
 * Query of a sport's matches, the live ones first, with the prices of their main market (PLAY-12).
 * Prices move every few seconds.
 */
export function fixturesQuery(sport: Sport, limit: number) {
  const query = { sport, limit }
  return queryOptions<FixtureList, ApiError>({
    queryKey: read('/wps/sports/fixtures', { query }).queryKey,
    queryFn: async ({ signal }) => {
      try {
        // `call` has unwrapped the response and, in development, validated it against the contract.
        return (await call('GET /wps/sports/fixtures', { query, signal })) as FixtureList
      } catch (error) {
        if (isUnknownCall(error)) return noBook
        throw error
      }
    },
    meta: { isVolatile: true },
  })
}
