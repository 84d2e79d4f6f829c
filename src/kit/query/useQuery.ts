import {
  type DefaultError,
  hashKey,
  QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverResult,
  type UseQueryOptions,
  type UseQueryResult,
  // biome-ignore lint/style/noRestrictedImports: the one place that the rule points to.
  useQuery as useAnyQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useHydrated } from '../hydration/useHydrated.ts'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { firstAnswer } from './dehydratedQueries.ts'

/**
 * The library's `useQuery`, which has the document's answer, or none, in the first render of what
 * was prerendered: parts of a page are taken over one after another, and an answer that one of them
 * got meanwhile would not fit the HTML of the next.
 *
 * It follows the language, which stands in the keys of our reads: a component without a text of its
 * own would go on showing what the server said in the language of before.
 */
export function useQuery<
  FnData = unknown,
  Failure = DefaultError,
  Data = FnData,
  Key extends QueryKey = QueryKey,
>(options: UseQueryOptions<FnData, Failure, Data, Key>): UseQueryResult<Data, Failure> {
  useLanguage()
  const result = useAnyQuery(options)
  const client = useQueryClient()
  return useHydrated() ? result : atFirst(client, options, result)
}

let trackedResult: QueryObserverResult | undefined

/**
 * Result of a query that was never fetched; made on demand, since making it takes a timer.
 */
function nobodyAsked(): QueryObserverResult {
  trackedResult ??= new QueryObserver(new QueryClient(), {
    queryKey: [],
    enabled: false,
  }).getCurrentResult()
  return trackedResult
}

/** As the prerender sees a query. */
function atFirst<FnData, Failure, Data, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, select }: UseQueryOptions<FnData, Failure, Data, Key>,
  { isEnabled, refetch }: UseQueryResult<Data, Failure>,
): UseQueryResult<Data, Failure> {
  const answer = firstAnswer(client, hashKey(queryKey))
  if (answer === undefined) {
    const unanswered = { ...nobodyAsked(), isEnabled, isFetching: isEnabled, isLoading: isEnabled }
    // It holds neither data nor a failure, whatever their types are.
    return { ...unanswered, refetch } as UseQueryResult<Data, Failure>
  }
  // A query's answer stands under its key.
  const data = select ? select(answer as FnData) : answer
  const answered = { ...nobodyAsked(), data, status: 'success', isSuccess: true, isPending: false }
  // It has all that a query has which was answered.
  return { ...answered, isEnabled, isFetched: true, refetch } as UseQueryResult<Data, Failure>
}
