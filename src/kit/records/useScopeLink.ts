import { useSearchParams } from 'react-router-dom'
import { changedQuery } from './recordAddress.ts'

/**
 * Addresses of a part of the current list that keep all other filters.
 * @param parameter of a filter of the kind `scope`.
 * @returns a function from a value to its address; without a value it returns that of the whole
 * list.
 */
export function useScopeLink(parameter: string): (value?: string) => string {
  const [query] = useSearchParams()
  return (value) => `?${changedQuery(query, { [parameter]: value })}`
}
