import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { type ProblemOfRate, ratedGameTypes, readRate, type TeamRates } from './rates/rates.ts'

export type Invitation = Value<'GET /wps/agent/invitations'>['items'][number]

/** What the agent can give at most, with the shortest list of invitations that there is. */
export const ownRatesQuery = () =>
  read('/wps/agent/invitations', { query: { page: 1, pageSize: 1 } })

/** Asks for the invitations, and for one's own rates, again. */
export const refetchInvitations = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['/wps/agent/invitations'] })

/** What is wrong with rates that the server has rejected, by what one's own are now. */
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

/** The rates of a direct downline, and between what they can be changed. */
export const downlineRatesQuery = (memberId: string) =>
  read('/wps/agent/downline/{memberId}/rates', { path: { memberId } })

/** Asks for what is shown of one of the team again. */
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

/** Asks for all that a new member of the team changes again. */
export const refetchTeam = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    ['/wps/agent/downline', '/wps/agent/overview'].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  )
