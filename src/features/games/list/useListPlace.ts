import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useAddressQuery } from '../../../kit/page/useAddress.ts'
import { type ListAddress, type ListFilter, listSearch, readListAddress } from './listAddress.ts'

type Change = (now: ListAddress) => ListAddress

/**
 * Filters, search, order and page of the displayed list, and functions that lead to another list.
 */
export type ListPlace = {
  address: ListAddress
  /** Returns the URL of the list after `change`, for a link. */
  linkTo: (change: Change) => string
  /** Applies `change` to the current URL and navigates to the resulting list. */
  go: (change: Change, options?: { replace?: boolean }) => void
}

/**
 * Returns the list that the current URL names.
 * @param pageFilter fixed filter of the page. The page's URLs omit this filter.
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
    // Uses the current URL: at a click before hydration, `address` may still belong to the URL for
    // which the server rendered the page.
    go: (change, { replace = false } = {}) =>
      void navigate({ search: say(change(read(query))) }, { replace }),
  }
}
