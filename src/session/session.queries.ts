import { useMemo } from 'react'
import { useStore } from 'zustand'
import { read } from '../api/read.ts'
import { useQuery } from '../kit/query/useQuery.ts'
import { type AccountKind, accountKind } from './accountKind.ts'
import { completeStatus } from './completeStatus.ts'
import { enabledModules } from './flags.ts'
import { publicStatus } from './publicStatus.ts'
import { type SessionState, session } from './session.ts'

/** What the platform is, shows and allows. */
export const statusQuery = () => ({
  ...read('/wps/system/status', {}, { mend: completeStatus }),
  // Parts of the page come one by one: none of them takes the failure away that the page tells of.
  retryOnMount: false,
  meta: { publicPart: publicStatus },
})

/** What a platform can send codes by. */
export type CodeChannel = 'SMS' | 'EMAIL'

const allChannels: readonly CodeChannel[] = ['SMS', 'EMAIL']

/** Whether somebody is signed in, followed as it changes. */
export const useSession = (): SessionState => useStore(session)

/** Who is signed in. */
export const memberQuery = () => read('/wps/member/info', {})

/** Who is signed in; asked for only when somebody is. */
export function useMember() {
  const signedIn = useSession().kind === 'signedIn'
  return useQuery({ ...memberQuery(), enabled: signedIn })
}

/** The kind of the signed-in account, undefined until it is known. */
export function useAccountKind(): AccountKind | undefined {
  const member = useMember().data
  const types = useQuery(statusQuery()).data?.accountTypes
  return member && types && accountKind(member.type, types)
}

/** What the platform sends codes by; both until the status is there. */
export function useCodeChannels(): readonly CodeChannel[] {
  return useQuery(statusQuery()).data?.codeChannels ?? allChannels
}

/** The module ids that are on (ROLE-01); undefined until the status is there. */
export function useModules(): ReadonlySet<string> | undefined {
  const whitelabel = useQuery(statusQuery()).data?.whitelabel
  return useMemo(() => whitelabel && enabledModules(whitelabel), [whitelabel])
}
