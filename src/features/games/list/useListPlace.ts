import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useAddressQuery } from '../../../kit/page/useAddress.ts'
import { type ListAddress, type ListFilter, listSearch, readListAddress } from './listAddress.ts'

type Change = (now: ListAddress) => ListAddress

/** Part of a list that is shown, and functions that lead to another part. */
export type ListPlace = {
  address: ListAddress
  /** URL of another part, for a link. */
  linkTo: (change: Change) => string
  /** Navigates to another part, computed from the URL at that time. */
  go: (change: Change, options?: { replace?: boolean }) => void
}

/**
 * Part of a list that the current URL names.
 * @param pageFilter fixed filter of the page, which its URLs omit
 */
export function useListPlace(pageFilter: ListFilter | undefined): ListPlace {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const read = (search: URLSearchParams): ListAddress => {
    if (pageFilter === undefined) return readListAddress(search)
    const bare = new URLSearchParams(search)
    bare.set('filter', pageFilter)
    return readListAddress(bare)
  }
  const say = (address: ListAddress) =>
    listSearch(pageFilter === undefined ? address : { ...address, filter: 'ALL' })
  const address = read(useAddressQuery())
  return {
    address,
    linkTo: (change) => pathname + say(change(address)),
    // Reads the current URL: at an early click `address` may still be that of the server-rendered
    // page.
    go: (change, { replace = false } = {}) =>
      void navigate({ search: say(change(read(query))) }, { replace }),
  }
}
