import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../api/read.ts'
import { accountKind } from '../accountKind.ts'
import { enabledModules } from '../flags.ts'
import { statusQuery } from '../session.queries.ts'
import { session, sessionToken } from '../session.ts'

/**
 * Loads what a session needs besides its member: the favourites, and how the member's contracts
 * stand, unless the account is a trial or the module is off (GAME-21). What fails is read where it
 * is shown.
 * @returns ends it.
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
