import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'

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
       * True for a response that changes every few seconds. A change of it does not cause the
       * document to be rendered again; the page fetches it once it is hydrated.
       */
      isVolatile?: boolean
    }
  }
}

/**
 * Content of the document's `#data` element. `dataUpdatedAt` of a query is 0 if its response is
 * volatile or reduced to its public part, and must be fetched once the page is hydrated.
 */
type DocumentData = {
  /** Milliseconds since 1970, by the clock of the machine that rendered the document. */
  renderedAt: number
  state: DehydratedState
}

const firstAnswersOf = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>()

/**
 * Milliseconds for which the dehydrated queries of a document count as fresh. Older queries are
 * fetched again once the page is hydrated.
 */
const freshFor = 60_000

/** Dehydrates the public part of all responses, which the next render then uses too. */
export function dehydrateQueries(client: QueryClient): DehydratedState {
  const state = dehydrate(client, {
    shouldDehydrateQuery: (query) => query.state.status === 'success',
    shouldDehydrateMutation: () => false,
  })
  for (const query of state.queries) {
    // The parameter of `publicPart` has the type of the query's response.
    const publicPart = query.meta?.publicPart as ((answer: unknown) => unknown) | undefined
    const isVolatile = query.meta?.isVolatile === true
    delete query.meta
    // Equal responses must serialize to equal bytes, so only `renderedAt` contains a time.
    query.dehydratedAt = 0
    query.state.dataUpdatedAt = publicPart || isVolatile ? 0 : 1
    query.state.dataUpdateCount = 1
    if (publicPart) query.state.data = publicPart(query.state.data)
  }
  noteFirstAnswers(client, state)
  return state
}

/**
 * Adds the document's dehydrated queries to a client, if there are any. The first render uses
 * exactly these responses, and fetches no query that is fresh.
 */
export function hydrateQueries(client: QueryClient): void {
  const block = document.getElementById('data')
  if (block === null) return
  block.remove()
  // The document and this code are from the same build, so its data has this type.
  const { renderedAt, state } = JSON.parse(block.textContent ?? '') as DocumentData
  const now = Date.now()
  const isFresh = Math.abs(now - renderedAt) < freshFor
  for (const query of state.queries)
    if (isFresh && query.state.dataUpdatedAt > 0) query.state.dataUpdatedAt = now
  hydrate(client, state)
  noteFirstAnswers(client, state)
}

function noteFirstAnswers(client: QueryClient, { queries }: DehydratedState): void {
  firstAnswersOf.set(
    client,
    new Map(queries.map(({ queryHash, state }) => [queryHash, state.data])),
  )
}

/**
 * Response for the first render.
 * @returns undefined if the document contains no query with that hash.
 */
export const firstAnswer = (client: QueryClient, queryHash: string): unknown =>
  firstAnswersOf.get(client)?.get(queryHash)
