import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges.
  interface Register {
    queryMeta: {
      /**
       * Returns the part of a response that is the same for every caller. A document contains only
       * this part; the page fetches the whole response once it is hydrated.
       */
      publicPart?: (answer: never) => unknown
      /**
       * True for a response that changes every few seconds. Such a change does not cause the
       * document to be rendered again; the page fetches the response once it is hydrated.
       */
      isVolatile?: boolean
      /**
       * Returns the part of a response whose changes cause the document to be rendered again. The
       * page computes the rest from the response and the time, such as a growing amount.
       */
      lastingPart?: (answer: never) => unknown
    }
  }
}

type DehydratedQuery = {
  queryKey: QueryKey
  data: unknown
  /**
   * False if the response is volatile or reduced to its public part, and must be fetched once the
   * page is hydrated.
   */
  isComplete: boolean
}

/** Content of the document's `#data` element. */
type DocumentData = {
  /** Milliseconds since 1970, by the clock of the machine that rendered the document. */
  renderedAt: number
  queries: readonly DehydratedQuery[]
}

const firstAnswersOf = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>()

/**
 * Milliseconds for which the dehydrated queries of a document count as fresh. Older queries are
 * fetched again once the page is hydrated.
 */
const freshFor = 60_000

/**
 * Dehydrates all successful queries, reduced to their public parts. The next render with this
 * client uses the dehydrated data.
 */
export function dehydrateQueries(client: QueryClient): readonly DehydratedQuery[] {
  const all = client.getQueryCache().getAll()
  const answered = all.filter(({ state }) => state.status === 'success')
  const queries = answered.map(({ queryKey, meta, state: { data } }) => {
    // The parameter of `publicPart` has the type of the query's response.
    const publicPart = meta?.publicPart as ((answer: unknown) => unknown) | undefined
    return {
      queryKey,
      data: publicPart ? publicPart(data) : data,
      isComplete: publicPart === undefined && meta?.isVolatile !== true,
    }
  })
  noteFirstAnswers(client, queries)
  return queries
}

/**
 * Adds the document's dehydrated queries to a client, if there are any. The first render uses
 * exactly these responses, and fetches no query that is fresh.
 */
export function hydrateQueries(client: QueryClient): void {
  const block = document.getElementById('data')
  if (block === null) return
  block.remove()
  // The document and this code are from the same build, so the data of the document has this type.
  const { renderedAt, queries } = JSON.parse(block.textContent ?? '') as DocumentData
  const now = Date.now()
  const isFresh = Math.abs(now - renderedAt) < freshFor
  for (const { queryKey, data, isComplete } of queries)
    client.setQueryData(queryKey, data, { updatedAt: isFresh && isComplete ? now : 0 })
  noteFirstAnswers(client, queries)
}

function noteFirstAnswers(client: QueryClient, queries: readonly DehydratedQuery[]): void {
  firstAnswersOf.set(
    client,
    new Map(queries.map(({ queryKey, data }) => [hashKey(queryKey), data])),
  )
}

/**
 * Response for the first render.
 * @returns undefined if the document contains no query with that hash.
 */
export const firstAnswer = (client: QueryClient, queryHash: string): unknown =>
  firstAnswersOf.get(client)?.get(queryHash)
