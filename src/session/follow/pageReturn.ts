import type { QueryClient } from '@tanstack/react-query'
import { sessionStore } from '../../kit/storage.ts'
import { sessionToken, tokenKey } from '../session.ts'

/**
 * Attribute that hides the page while it is in the back/forward cache, so that the browser cannot
 * paint it before the session is checked.
 */
const awayAttribute = 'data-away'

/**
 * Protects a page that the browser restores from its back/forward cache, because its member may
 * have logged out since. The page is hidden when it is left. On its restoration it is shown again
 * if the session is unchanged, and reloaded otherwise.
 * @returns a function that ends the protection.
 */
export function followReturns(
  queryClient: QueryClient,
  reload: () => void = () => location.reload(),
): () => void {
  const over = new AbortController()
  const root = document.documentElement
  const options = { signal: over.signal }
  // The token is stored when the page is left, since a log-out message may arrive before the page
  // is shown again.
  let tokenWhenLeft: string | null = null
  window.addEventListener(
    'pagehide',
    ({ persisted }) => {
      if (!persisted) return
      tokenWhenLeft = sessionToken()
      if (tokenWhenLeft !== null) root.setAttribute(awayAttribute, '')
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
      root.removeAttribute(awayAttribute)
      void queryClient.resetQueries({ queryKey: ['/wps/v2/wallets/balance'] })
      void queryClient.invalidateQueries()
    },
    options,
  )
  return () => over.abort()
}
