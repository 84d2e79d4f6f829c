import { useSearchParams } from 'react-router-dom'
import { changedQuery } from './recordAddress.ts'

/**
 * Links that change one filter of the current list and keep all others.
 * @param parameter query parameter of a filter of the kind `scope`.
 * @returns a function from a value of the filter to the URL; without a value, the URL of the whole
 * list.
 */
export function useScopeLink(parameter: string): (value?: string) => string {
  const [query] = useSearchParams()
  return (value) => `?${changedQuery(query, { [parameter]: value })}`
}
