import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges.
  interface Register {
    queryMeta: {
      /**
       * The part of a response that is the same for every caller. A document contains only this
       * part, and the page fetches the whole response once it is hydrated.
       */
      publicPart?: (answer: never) => unknown
      /**
       * True for a response that changes every few seconds. It alone is no reason to render a
       * document again; the page fetches it once it is hydrated.
       */
      isVolatile?: boolean
    }
  }
}

/**
 * Content of the document's `#data` element. `dataUpdatedAt` is 0 for a volatile response, and for
 * one of which only the public part is included.
 */
type DocumentData = {
  /** Milliseconds since 1970, by the clock of the renderer. */
  renderedAt: number
  state: DehydratedState
}

const firstAnswersOf = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>()

/**
 * Milliseconds for which the dehydrated queries of a document count as fresh. Older ones are
 * fetched again once the page is hydrated.
 */
const freshFor = 60_000

/** Dehydrates the public part of all responses; the next render with this client reads these. */
export function dehydrateQueries(client: QueryClient): DehydratedState {
  const state = dehydrate(client, {
    shouldDehydrateQuery: (query) => query.state.status === 'success',
    shouldDehydrateMutation: () => false,
  })
  for (const query of state.queries) {
    // The `publicPart` of a query takes the response of that query.
    const publicPart = query.meta?.publicPart as ((answer: unknown) => unknown) | undefined
    const isVolatile = query.meta?.isVolatile === true
    delete query.meta
    // Equal responses must serialize to equal bytes; only `renderedAt` holds their time.
    query.dehydratedAt = 0
    query.state.dataUpdatedAt = publicPart || isVolatile ? 0 : 1
    query.state.dataUpdateCount = 1
    if (publicPart) query.state.data = publicPart(query.state.data)
  }
  noteFirstAnswers(client, state)
  return state
}

/**
 * Hydrates a client with the dehydrated queries of the document, if it has any. The first render
 * uses exactly these, and fetches none that is fresh.
 */
export function hydrateQueries(client: QueryClient): void {
  const block = document.getElementById('data')
  if (block === null) return
  block.remove()
  // The document and this code belong to the same build.
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
 * @returns the response for the first render; undefined when the document has none with that hash.
 */
export const firstAnswer = (client: QueryClient, queryHash: string): unknown =>
  firstAnswersOf.get(client)?.get(queryHash)
