import { useSearchParams } from 'react-router-dom'
import { changedQuery } from './recordAddress.ts'

/**
 * Addresses of a part of the present list, with all other filters as they are.
 * @param parameter of a filter of the kind `scope`.
 * @returns the address for a value of it; for the whole list without one.
 */
export function useScopeLink(parameter: string): (value?: string) => string {
  const [query] = useSearchParams()
  return (value) => `?${changedQuery(query, { [parameter]: value })}`
}
