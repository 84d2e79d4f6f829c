import { type ListAddress, type ListFilter, readName, type SortOrder } from './listAddress.ts'

/** Changes a filter and resets the page and the search (LOB-59, LOB-60). */
const narrowed = (address: ListAddress, change: Partial<ListAddress>): ListAddress => ({
  ...address,
  ...change,
  page: 1,
  name: '',
})

/**
 * The filter ALL clears the vendors and the kind (LOB-57). Only the list of all games can be
 * sorted.
 */
export const chooseFilter = (address: ListAddress, filter: ListFilter): ListAddress =>
  narrowed(address, {
    filter,
    sort: 'POPULAR',
    ...(filter === 'ALL' && { vendors: [], classify: undefined }),
  })

/** Selecting other vendors clears the kind (LOB-58). */
export const chooseVendors = (address: ListAddress, vendors: readonly string[]): ListAddress =>
  narrowed(address, { vendors, classify: undefined })

/** Adds a vendor to the selection or removes it from the selection. */
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
