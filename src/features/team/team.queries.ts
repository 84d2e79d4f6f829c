import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { type ProblemOfRate, ratedGameTypes, readRate, type TeamRates } from './rates/rates.ts'

export type Invitation = Value<'GET /wps/agent/invitations'>['items'][number]

/**
 * Highest rates that the agent can grant (`ownRates`), and the agent's newest invitation. Every
 * page of the list of invitations contains `ownRates`, so a page with a single invitation is
 * enough.
 */
export const ownRatesQuery = () =>
  read('/wps/agent/invitations', { query: { page: 1, pageSize: 1 } })

/** Invalidates the invitations and `ownRatesQuery`. */
export const refetchInvitations = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['/wps/agent/invitations'] })

/**
 * Finds the problems of rates that the server has rejected, by comparison with the agent's
 * refetched rates.
 */
export async function rejectedRates(
  client: QueryClient,
  rates: TeamRates,
): Promise<readonly ProblemOfRate[]> {
  const { ownRates } = await client.fetchQuery({ ...ownRatesQuery(), staleTime: 0 })
  return ratedGameTypes.flatMap((type) => {
    const { problem } = readRate(rates[type], ownRates[type])
    return problem === undefined ? [] : [{ type, problem }]
  })
}

/** The rates of a direct downline, with their bounds. */
export const downlineRatesQuery = (memberId: string) =>
  read('/wps/agent/downline/{memberId}/rates', { path: { memberId } })

/** Invalidates the list and the details of team members. */
export const refetchDownline = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    (
      [
        '/wps/agent/downline',
        '/wps/agent/downline/{memberId}',
        '/wps/agent/downline/{memberId}/rates',
      ] as const
    ).map((path) => client.invalidateQueries({ queryKey: [path] })),
  )

/** Invalidates the queries that a new team member changes. */
export const refetchTeam = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    ['/wps/agent/downline', '/wps/agent/overview'].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  )
