import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import type { I18n } from '../../kit/i18n/i18nStore.ts'
import { localStore, sessionStore } from '../../kit/storage.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { accountKind } from '../accountKind.ts'
import { enabledModules } from '../flags.ts'
import { followIdleness } from '../idle/followIdleness.ts'
import { followEvents } from '../realtime/followEvents.ts'
import { createRememberedService } from '../rememberedService.ts'
import { statusQuery } from '../session.queries.ts'
import { session, sessionToken } from '../session.ts'
import { followInterruptions } from './followInterruptions.ts'
import { keepAnswers } from './keepAnswers.ts'
import { tellLanguage } from './tellLanguage.ts'

/**
 * Loads further data at each log-in: the favourite games, and the contracts unless the account is a
 * trial or the module `AGENTPOLICY3` is disabled (GAME-21). After a failure, the component that
 * shows the data fetches the data again.
 * @returns a function that stops loading at later log-ins.
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

const keepMerchantCodeKey = 'merchantCode'

/**
 * Stores the brand's code in session and local storage (STATE-03).
 * @returns a function that stops storing it.
 */
export function keepMerchantCode(queryClient: QueryClient): () => void {
  const keep = () => {
    const [[, status] = []] = queryClient.getQueriesData<Value<'GET /wps/system/status'>>({
      queryKey: [statusQuery().queryKey[0]],
    })
    const code = status?.merchantCode
    if (code === undefined || sessionStore.get(keepMerchantCodeKey) === code) return
    sessionStore.set(keepMerchantCodeKey, code)
    localStore.set(keepMerchantCodeKey, code)
  }
  keep()
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === statusQuery().queryKey[0]) keep()
  })
}

/**
 * Stores the customer-service channels of the status that is cached now, and of every later one.
 * @returns a function that stops storing them.
 */
export function keepService(
  queryClient: QueryClient,
  service = createRememberedService(),
): () => void {
  // Writes are queued, so that the newest one is last.
  let last = Promise.resolve()
  const keep = () => {
    const status = queryClient.getQueryData(statusQuery().queryKey)
    if (status !== undefined) last = last.then(() => service.keep(status))
  }
  keep()
  return queryClient.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success'
    if (isAnswer && event.query.queryKey[0] === statusQuery().queryKey[0]) keep()
  })
}

/**
 * Session-storage key of the reason why the portal was reloaded, for a message after the reload.
 */
const key = 'startedAfresh'

/** Reloads the portal because another member has logged in. After the reload, a message says so. */
function startAfresh(): void {
  sessionStore.set(key, 'otherPerson')
  location.assign('/')
}

/** Shows once why the page was reloaded. */
function tellStartedAfresh(): void {
  if (sessionStore.get(key) === null) return
  sessionStore.remove(key)
  showToast('notice', { id: 'session.otherPerson' })
}

/** Starts everything that depends on the session. Loaded once the first page is shown. */
export function followSession(queryClient: QueryClient, i18n: I18n): void {
  tellStartedAfresh()
  keepMerchantCode(queryClient)
  keepAnswers(queryClient)
  keepService(queryClient)
  loadAfterLogin(queryClient)
  tellLanguage(i18n)
  followInterruptions(queryClient, startAfresh)
  followIdleness(queryClient)
  followEvents(queryClient)
}
