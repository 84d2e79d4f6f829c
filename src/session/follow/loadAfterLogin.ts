import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../api/read.ts'
import { accountKind } from '../accountKind.ts'
import { enabledModules } from '../flags.ts'
import { statusQuery } from '../session.queries.ts'
import { session, sessionToken } from '../session.ts'

/**
 * Loads data that a session needs besides its member: the favourites and the state of contracts,
 * except for a trial account or with the module off (GAME-21). Data that fails to load is fetched
 * where it is shown.
 * @returns a function that stops this.
 */
export function loadAfterLogin(queryClient: QueryClient): () => void {
  const load = async (token: string) => {
    const [member, status] = await Promise.all([
      queryClient.ensureQueryData(read('/wps/member/info', {})),
      queryClient.ensureQueryData(statusQuery()),
    ])
    if (sessionToken() !== token) return
    void queryClient.prefetchQuery(read('/wps/relay/MCSFE_getFavoriteGames', {}))
    const isTrial = accountKind(member.type, status.accountTypes) === 'trial'
    if (isTrial || !enabledModules(status.whitelabel).has('AGENTPOLICY3')) return
    void queryClient.prefetchQuery(read('/wps/member/info/funds/consolidated', {}))
  }
  const begin = () => {
    const token = sessionToken()
    if (token !== null) load(token).catch(() => {})
  }
  begin()
  return session.subscribe((state, before) => {
    if (state.kind === 'signedIn' && before.kind !== 'signedIn') begin()
  })
}
