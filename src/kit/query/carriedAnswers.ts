import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with theirs.
  interface Register {
    queryMeta: {
      /**
       * Of an answer that says something of the caller too: what is the same for everybody. A
       * document carries that alone, and the page asks for the whole once it is hydrated.
       */
      publicPart?: (answer: never) => unknown
    }
  }
}

/** The answers that a document carries; `dataUpdatedAt` of one that is only a part is 0. */
export type CarriedAnswers = {
  /** Milliseconds since 1970, by the clock of what rendered it. */
  renderedAt: number
  state: DehydratedState
}

const firstAnswersOf = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>()

/**
 * Milliseconds for which what a document carries counts as just answered. Older content is asked
 * for again once the page is hydrated.
 */
const freshFor = 60_000

/**
 * Gives a client what the page's document carries. The first render sees exactly that, and asks for
 * nothing of it that is fresh.
 * @param now milliseconds since 1970
 */
export function takeCarriedAnswers(
  client: QueryClient,
  carried: CarriedAnswers,
  now: number,
): void {
  const isFresh = Math.abs(now - carried.renderedAt) < freshFor
  for (const { state } of carried.state.queries) {
    if (isFresh && state.dataUpdatedAt > 0) state.dataUpdatedAt = now
  }
  hydrate(client, carried.state)
  noteFirstAnswers(client, carried)
}

/** Has the first render with this client see these answers and no others. */
export function noteFirstAnswers(
  client: QueryClient,
  { state }: Pick<CarriedAnswers, 'state'>,
): void {
  const byHash = new Map(state.queries.map(({ queryHash, state: { data } }) => [queryHash, data]))
  firstAnswersOf.set(client, byHash)
}

/** What the first render sees under a key; undefined when the document carries nothing there. */
export const firstAnswer = (client: QueryClient, queryHash: string): unknown =>
  firstAnswersOf.get(client)?.get(queryHash)
