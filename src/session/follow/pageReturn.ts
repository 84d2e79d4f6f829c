import type { QueryClient } from '@tanstack/react-query'
import { sessionStore } from '../../kit/storage.ts'
import { sessionToken, tokenKey } from '../session.ts'

/**
 * Hides the page while nobody looks at it, so that a browser cannot draw it before it was checked.
 */
const away = 'data-away'

/**
 * A page that the browser froze and shows again by Back: it may be that of somebody who has logged
 * out meanwhile. It is hidden when it is left, shown again only with the session that it had then,
 * and then read again; otherwise it starts afresh before anything is seen.
 * @returns ends it.
 */
export function followReturns(
  queryClient: QueryClient,
  reload: () => void = () => location.reload(),
): () => void {
  const over = new AbortController()
  const root = document.documentElement
  const options = { signal: over.signal }
  // Word of a log-out may reach the page before it is shown, which is too late to draw it as nobody's.
  let tokenWhenLeft: string | null = null
  window.addEventListener(
    'pagehide',
    ({ persisted }) => {
      if (!persisted) return
      tokenWhenLeft = sessionToken()
      if (tokenWhenLeft !== null) root.setAttribute(away, '')
    },
    options,
  )
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return
      if (sessionStore.get(tokenKey) !== tokenWhenLeft) {
        reload()
        return
      }
      root.removeAttribute(away)
      void queryClient.resetQueries({ queryKey: ['/wps/v2/wallets/balance'] })
      void queryClient.invalidateQueries()
    },
    options,
  )
  return () => over.abort()
}
