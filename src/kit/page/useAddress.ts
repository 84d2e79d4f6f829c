import { useLocation, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../hydration/useHydrated.ts'

const none = new URLSearchParams()

/**
 * Query of the page's URL. Empty in the first render of a prerendered page, because documents are
 * rendered without a query.
 */
export function useAddressQuery(): URLSearchParams {
  const [query] = useSearchParams()
  return useHydrated() ? query : none
}

/**
 * Hash of the page's URL, with its `#`. Empty in the first render of a prerendered page, because a
 * server never receives the hash.
 */
export function useAddressHash(): string {
  const { hash } = useLocation()
  return useHydrated() ? hash : ''
}
