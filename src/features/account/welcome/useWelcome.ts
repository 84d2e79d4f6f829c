import { useMemo } from 'react'
import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { hadGivenPassword, useIsWelcomeDue } from '../../../session/newMember.ts'
import { useMember } from '../../../session/session.queries.ts'
import { type Step, welcomeSteps } from './steps.ts'

const one = { page: 1, pageSize: 1 } as const

type Welcome = {
  memberId: string
  /** Nickname, or the account name. */
  name: string
  /** Steps of the card; undefined until every request has settled. */
  steps: readonly Step[] | undefined
}

/**
 * Returns the welcome checklist of a new member; undefined for any other member, and after the
 * checklist was completed or dismissed.
 */
export function useWelcome(): Welcome | undefined {
  const enabled = useIsWelcomeDue() === true
  const member = useMember().data
  const security = useQuery({ ...read('/wps/member/security', {}), enabled })
  const limits = useQuery({ ...read('/wps/member/limits', {}), enabled })
  const profile = useQuery({ ...read('/wps/member/profile', {}), enabled })
  const deposits = useQuery({
    ...read('/wps/deposits', { query: { ...one, status: 'PAID' } }),
    enabled,
  })
  const games = useQuery({
    ...read('/wps/relay/GCS_recentGame', { query: { ...one, clientType: 3 } }),
    enabled,
  })
  const isWaiting = [security, limits, profile, deposits, games].some(({ isPending }) => isPending)
  const steps = useMemo(
    () =>
      member && !isWaiting
        ? welcomeSteps(
            {
              security: security.data,
              limits: limits.data,
              profile: profile.data,
              deposits: deposits.data?.total,
              games: games.data?.list.length,
            },
            {
              registeredAt: member.registeredAt,
              hadGivenPassword: hadGivenPassword(member.id),
            },
          )
        : undefined,
    [member, isWaiting, security.data, limits.data, profile.data, deposits.data, games.data],
  )
  if (!enabled || member === undefined) return undefined
  return { memberId: member.id, name: member.nickname || member.account, steps }
}
