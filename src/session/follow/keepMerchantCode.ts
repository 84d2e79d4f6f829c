import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../api/operations.ts'
import { localStore, sessionStore } from '../../kit/storage.ts'
import { statusQuery } from '../session.queries.ts'

const key = 'merchantCode'

/**
 * Stores the brand's code in session and local storage (STATE-03).
 * @returns a function that stops this.
 */
export function keepMerchantCode(queryClient: QueryClient): () => void {
  const keep = () => {
    const [[, status] = []] = queryClient.getQueriesData<Value<'GET /wps/system/status'>>({
      queryKey: [statusQuery().queryKey[0]],
    })
    const code = status?.merchantCode
    if (code === undefined || sessionStore.get(key) === code) return
    sessionStore.set(key, code)
    localStore.set(key, code)
  }
  keep()
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === statusQuery().queryKey[0]) keep()
  })
}
