import { useLocation, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../hydration/useHydrated.ts'

const none = new URLSearchParams()

/**
 * Query of the page's address. It is empty in the first render of a prerendered page, since a
 * document is rendered without a query.
 */
export function useAddressQuery(): URLSearchParams {
  const [query] = useSearchParams()
  return useHydrated() ? query : none
}

/**
 * Hash of the page's address with its `#`. It is empty in the first render of a prerendered page,
 * since a server never receives the hash.
 */
export function useAddressHash(): string {
  const { hash } = useLocation()
  return useHydrated() ? hash : ''
}
