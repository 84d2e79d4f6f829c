import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useAddressQuery } from '../../../kit/page/useAddress.ts'
import { type ListAddress, type ListFilter, listSearch, readListAddress } from './listAddress.ts'

type Change = (now: ListAddress) => ListAddress

/** Which part of a list is shown, and the ways to another one. */
export type ListPlace = {
  address: ListAddress
  /** The address of another part, for a link. */
  linkTo: (change: Change) => string
  /** Goes there, from what the address says by then. */
  go: (change: Change, options?: { replace?: boolean }) => void
}

/**
 * The part of a list that the page's address names.
 * @param own the filter that the page itself is about; its addresses do not say it
 */
export function useListPlace(own: ListFilter | undefined): ListPlace {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const read = (search: URLSearchParams): ListAddress => {
    if (own === undefined) return readListAddress(search)
    const bare = new URLSearchParams(search)
    bare.set('filter', own)
    return readListAddress(bare)
  }
  const say = (address: ListAddress) =>
    listSearch(own === undefined ? address : { ...address, filter: 'ALL' })
  const address = read(useAddressQuery())
  return {
    address,
    linkTo: (change) => pathname + say(change(address)),
    // By what the address says, which is not shown yet when a press comes early.
    go: (change, { replace = false } = {}) =>
      void navigate({ search: say(change(read(query))) }, { replace }),
  }
}
