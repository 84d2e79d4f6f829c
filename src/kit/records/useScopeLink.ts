import { useSearchParams } from 'react-router-dom'
import { changedQuery } from './recordAddress.ts'

/**
 * Links that change one filter of the current list and keep all others.
 * @param parameter query parameter of a filter of the kind `scope`.
 * @returns a function that returns the URL for a value of the filter, or the URL of the whole list
 * if called without a value
 */
export function useScopeLink(parameter: string): (value?: string) => string {
  const [query] = useSearchParams()
  return (value) => `?${changedQuery(query, { [parameter]: value })}`
}
