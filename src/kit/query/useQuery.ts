import {
  type DefaultError,
  hashKey,
  QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverResult,
  type UseQueryOptions,
  type UseQueryResult,
  // biome-ignore lint/style/noRestrictedImports: this wrapper is the replacement.
  useQuery as useAnyQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { useHydrated } from '../hydration/useHydrated.ts'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { findLanguage } from '../i18n/languages.ts'
import { firstAnswer } from './dehydratedQueries.ts'

/**
 * `useQuery` of TanStack Query with two additions. In its first render, a prerendered component
 * uses only a response from the document, so that the HTML matches. After a change of the language,
 * the previous response is returned until the new one arrives, so that the page keeps its content
 * and the forms keep their input.
 */
export function useQuery<
  FnData = unknown,
  Failure = DefaultError,
  Data = FnData,
  Key extends QueryKey = QueryKey,
>(options: UseQueryOptions<FnData, Failure, Data, Key>): UseQueryResult<Data, Failure> {
  useLanguage()
  const { queryKey } = options
  const hash = hashKey(queryKey)
  // A new placeholder function in each render would make TanStack Query run `select` each time, in
  // an endless loop if its results differ.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash stands for the key.
  const previous = useMemo(() => previousLanguage(queryKey), [hash])
  const { placeholderData = previous } = options
  const result = useAnyQuery<FnData, Failure, Data, Key>({
    ...options,
    // The response in the previous language has the type of this query.
    placeholderData: placeholderData as NonNullable<typeof options.placeholderData>,
  })
  const client = useQueryClient()
  return useHydrated() ? result : atFirst(client, options, result)
}

/** Placeholder of a query: the previous response, if only the language is different. */
const previousLanguage =
  (key: QueryKey) =>
  (response: unknown, before: { queryKey: QueryKey } | undefined): unknown =>
    before !== undefined &&
    languageOf(before.queryKey) !== languageOf(key) &&
    hashKey(before.queryKey.slice(0, -1)) === hashKey(key.slice(0, -1))
      ? response
      : undefined

/** Language of a query: the last item in the key of a `read`. */
const languageOf = (key: QueryKey): unknown => findLanguage(String(key.at(-1)))

let trackedResult: QueryObserverResult | undefined

/**
 * Result of a query that was never fetched. Created at the first use and not on import, because a
 * new query starts a garbage-collection timer.
 */
function nobodyAsked(): QueryObserverResult {
  trackedResult ??= new QueryObserver(new QueryClient(), {
    queryKey: [],
    enabled: false,
  }).getCurrentResult()
  return trackedResult
}

function atFirst<FnData, Failure, Data, Key extends QueryKey>(
  client: QueryClient,
  { queryKey, select }: UseQueryOptions<FnData, Failure, Data, Key>,
  { isEnabled, refetch }: UseQueryResult<Data, Failure>,
): UseQueryResult<Data, Failure> {
  const answer = firstAnswer(client, hashKey(queryKey))
  if (answer === undefined) {
    const unanswered = { ...nobodyAsked(), isEnabled, isFetching: isEnabled, isLoading: isEnabled }
    // A pending result has neither data nor an error, so their types do not matter.
    return { ...unanswered, refetch } as UseQueryResult<Data, Failure>
  }
  // The response under a query's key has the type of the query.
  const data = select ? select(answer as FnData) : answer
  const answered = { ...nobodyAsked(), data, status: 'success', isSuccess: true, isPending: false }
  // The object has all properties of the result of a successful query.
  return { ...answered, isEnabled, isFetched: true, refetch } as UseQueryResult<Data, Failure>
}
