import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { type CarriedAnswers, noteFirstAnswers } from '../../kit/query/carriedAnswers.ts'

/**
 * What a client was answered, for the next render with it to see and for a document to carry: of
 * each answer what it says to everybody.
 */
export function carryAnswers(client: QueryClient): CarriedAnswers['state'] {
  const state = dehydrate(client, {
    shouldDehydrateQuery: (query) => query.state.status === 'success',
    shouldDehydrateMutation: () => false,
  })
  for (const query of state.queries) {
    // Each query's own takes what it was answered.
    const publicPart = query.meta?.publicPart as ((answer: unknown) => unknown) | undefined
    delete query.meta
    // The same bytes for the same answers: when it was rendered stands in one place.
    query.dehydratedAt = 0
    query.state.dataUpdatedAt = publicPart ? 0 : 1
    query.state.dataUpdateCount = 1
    if (publicPart) query.state.data = publicPart(query.state.data)
  }
  noteFirstAnswers(client, { state })
  return state
}
