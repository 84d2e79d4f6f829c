import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Value } from '../api/operations.ts'
import { read } from '../api/read.ts'
import { useQuery } from '../kit/query/useQuery.ts'
import { type AccountKind, accountKind } from './accountKind.ts'
import { completeStatus } from './completeStatus.ts'
import { enabledModules } from './flags.ts'
import { type SessionState, session } from './session.ts'

type Status = Value<'GET /wps/system/status'>

/**
 * Removes the properties of the status that must not be prerendered: the caller's IP address, the
 * server's time and the encryption keys.
 */
const publicStatus = (status: Status): Status => ({
  ...status,
  location: { ip: '' },
  serverTime: '',
  encryption: { ...status.encryption, keys: [] },
})

/** Query of the system status: settings, modules and limits of the platform. */
export const statusQuery = () => ({
  ...read('/wps/system/status', {}, { mend: completeStatus }),
  // Components mount one after another. A later mount must not clear a failure that is shown.
  retryOnMount: false,
  meta: { publicPart: publicStatus },
})

/** Channels through which a platform can send codes. */
export type CodeChannel = 'SMS' | 'EMAIL'

const allChannels: readonly CodeChannel[] = ['SMS', 'EMAIL']

export const useSession = (): SessionState => useStore(session)

export const memberQuery = () => read('/wps/member/info', {})

/** Query of the signed-in member, enabled only during a session. */
export function useMember() {
  const signedIn = useSession().kind === 'signedIn'
  return useQuery({ ...memberQuery(), enabled: signedIn })
}

/** Kind of the signed-in account; undefined until it is loaded. */
export function useAccountKind(): AccountKind | undefined {
  const member = useMember().data
  const types = useQuery(statusQuery()).data?.accountTypes
  return member && types && accountKind(member.type, types)
}

/** Channels through which the platform sends codes; all until the status is loaded. */
export function useCodeChannels(): readonly CodeChannel[] {
  return useQuery(statusQuery()).data?.codeChannels ?? allChannels
}

/** Ids of the enabled modules (ROLE-01); undefined until the status is loaded. */
export function useModules(): ReadonlySet<string> | undefined {
  const whitelabel = useQuery(statusQuery()).data?.whitelabel
  return useMemo(() => whitelabel && enabledModules(whitelabel), [whitelabel])
}
