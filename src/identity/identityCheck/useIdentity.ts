import { useQuery } from '../../kit/query/useQuery.ts'
import { identityQuery, isUnderReview } from './identity.queries.ts'

/** Milliseconds between two looks at a step under review, in case its event is missed. */
const lookEvery = 5000

/** The identity check of the member, looked at again while something is decided. */
export const useIdentity = () =>
  useQuery({
    ...identityQuery(),
    refetchInterval: ({ state }) => (state.data && isUnderReview(state.data) ? lookEvery : false),
  })
