import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { read } from '../api/read.ts'
import { type AccountKind, accountKind } from './accountKind.ts'
import { type SessionState, session } from './session.ts'

/** What the platform is, shows and allows. */
export const statusQuery = () => read('/wps/system/status', {})

/** Whether somebody is signed in, followed as it changes. */
export const useSession = (): SessionState => useStore(session)

/** Who is signed in; asked for only when somebody is. */
export function useMember() {
  const signedIn = useSession().kind === 'signedIn'
  return useQuery({ ...read('/wps/member/info', {}), enabled: signedIn })
}

/** The kind of the signed-in account, undefined until it is known. */
export function useAccountKind(): AccountKind | undefined {
  const member = useMember().data
  const types = useQuery(statusQuery()).data?.accountTypes
  return member && types && accountKind(member.type, types)
}
