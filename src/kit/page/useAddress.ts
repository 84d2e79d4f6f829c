import { useLocation, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../hydration/useHydrated.ts'

const none = new URLSearchParams()

/**
 * The query of the page's address. It is empty in the first render of what was prerendered, since a
 * document is that of the bare address.
 */
export function useAddressQuery(): URLSearchParams {
  const [query] = useSearchParams()
  return useHydrated() ? query : none
}

/** The hash of the page's address with its `#`, in the same manner: no server is ever told it. */
export function useAddressHash(): string {
  const { hash } = useLocation()
  return useHydrated() ? hash : ''
}
