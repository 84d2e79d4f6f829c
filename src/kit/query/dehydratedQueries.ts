import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with theirs.
  interface Register {
    queryMeta: {
      /**
       * The part of an answer that is the same for every caller. A document carries that alone, and
       * the page asks for the whole once it is hydrated.
       */
      publicPart?: (answer: never) => unknown
    }
  }
}

/** The inside of a document's `#data`; `dataUpdatedAt` of an answer that is only a part is 0. */
type DocumentData = {
  /** Milliseconds since 1970, by the clock of the renderer. */
  renderedAt: number
  state: DehydratedState
}

const firstAnswersOf = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>()

/**
 * Milliseconds for which a document's answers count as just fetched. Older ones are fetched again
 * once the page is hydrated.
 */
const freshFor = 60_000

/** Dehydrates the public part of all answers, which the next render with this client sees. */
export function dehydrateQueries(client: QueryClient): DehydratedState {
  const state = dehydrate(client, {
    shouldDehydrateQuery: (query) => query.state.status === 'success',
    shouldDehydrateMutation: () => false,
  })
  for (const query of state.queries) {
    // Each query's own takes its answer.
    const publicPart = query.meta?.publicPart as ((answer: unknown) => unknown) | undefined
    delete query.meta
    // The same bytes for the same answers: their time stands in `renderedAt` alone.
    query.dehydratedAt = 0
    query.state.dataUpdatedAt = publicPart ? 0 : 1
    query.state.dataUpdateCount = 1
    if (publicPart) query.state.data = publicPart(query.state.data)
  }
  noteFirstAnswers(client, state)
  return state
}

/**
 * Hydrates a client with the answers in the document, if it has any. The first render sees exactly
 * these, and fetches none of them that is fresh.
 */
export function hydrateQueries(client: QueryClient): void {
  const block = document.getElementById('data')
  if (block === null) return
  block.remove()
  // The document and this code are of one build.
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

/** @returns the first render's answer; undefined when the document has none under that hash. */
export const firstAnswer = (client: QueryClient, queryHash: string): unknown =>
  firstAnswersOf.get(client)?.get(queryHash)
