import {
  type DefaultError,
  QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverResult,
  type UseQueryOptions,
  type UseQueryResult,
  // biome-ignore lint/style/noRestrictedImports: the one place that the rule points to.
  useQuery as useAnyQuery,
} from '@tanstack/react-query'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { useHydrated } from '../page/useHydrated.ts'

/**
 * The library's `useQuery`, which has no answer yet in the first render of what was prerendered:
 * parts of a page are taken over one after another, and an answer that one of them got would not
 * fit the HTML of the next.
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
  return useHydrated() ? result : withoutAnswer(result)
}

let trackedResult: QueryObserverResult | undefined

/**
 * What a query that nobody asked looks like; made when it is needed, since making it takes a timer.
 */
function nobodyAsked(): QueryObserverResult {
  trackedResult ??= new QueryObserver(new QueryClient(), {
    queryKey: [],
    enabled: false,
  }).getCurrentResult()
  return trackedResult
}

/** As the prerender sees a query. */
function withoutAnswer<Data, Failure>({
  isEnabled,
  refetch,
}: UseQueryResult<Data, Failure>): UseQueryResult<Data, Failure> {
  const unanswered = { ...nobodyAsked(), isEnabled, isFetching: isEnabled, isLoading: isEnabled }
  // It holds neither data nor a failure, whatever their types are.
  return { ...unanswered, refetch } as UseQueryResult<Data, Failure>
}
