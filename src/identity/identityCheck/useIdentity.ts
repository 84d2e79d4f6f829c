import { useQuery } from '../../kit/query/useQuery.ts'
import { identityQuery, isUnderReview } from './identity.queries.ts'

/** Milliseconds between polls of a step under review, in case its event is missed. */
const lookEvery = 5000

/** Identity check of the member, polled while a step is under review. */
export const useIdentity = () =>
  useQuery({
    ...identityQuery(),
    refetchInterval: ({ state }) => (state.data && isUnderReview(state.data) ? lookEvery : false),
  })
