import { type ListAddress, type ListFilter, readName, type SortOrder } from './listAddress.ts'

/** Any change of a filter begins at the first page, without a search (LOB-59, LOB-60). */
const narrowed = (address: ListAddress, change: Partial<ListAddress>): ListAddress => ({
  ...address,
  ...change,
  page: 1,
  name: '',
})

/** ALL lets every vendor and kind in again (LOB-57); only there are games sorted. */
export const chooseFilter = (address: ListAddress, filter: ListFilter): ListAddress =>
  narrowed(address, {
    filter,
    sort: 'POPULAR',
    ...(filter === 'ALL' && { vendors: [], classify: undefined }),
  })

/** Of other vendors, every kind (LOB-58). */
export const chooseVendors = (address: ListAddress, vendors: readonly string[]): ListAddress =>
  narrowed(address, { vendors, classify: undefined })

/** Adds a vendor to those that are chosen, or takes it away. */
export const toggleVendor = (address: ListAddress, vendor: string): ListAddress =>
  chooseVendors(
    address,
    address.vendors.includes(vendor)
      ? address.vendors.filter((code) => code !== vendor)
      : [...address.vendors, vendor],
  )

export const chooseKind = (address: ListAddress, classify: string | undefined): ListAddress =>
  narrowed(address, { classify })

export const searchFor = (address: ListAddress, name: string): ListAddress => ({
  ...address,
  name: readName(name),
  page: 1,
})

export const sortBy = (address: ListAddress, sort: SortOrder): ListAddress => ({
  ...address,
  sort,
  page: 1,
})
