import { read } from '../api/read.ts'
import { useQuery } from '../kit/query/useQuery.ts'
import { useSession } from './session.queries.ts'

/** Milliseconds for which the answer is not asked for again; a reload reads it anew (WAL-04). */
const keptFor = 3_600_000

/** How the platform keeps its members' money; `keepAnswers` keeps it for the session. */
const merchantWalletQuery = () => ({
  ...read('/wps/relay/GCS_merchantWallet', {}),
  staleTime: keptFor,
})

/**
 * The session's single-wallet flag: true if one balance serves all vendors (WAL-05). Undefined until
 * the platform has said it.
 */
export function useSingleWallet(): boolean | undefined {
  const isSignedIn = useSession().kind === 'signedIn'
  return useQuery({ ...merchantWalletQuery(), enabled: isSignedIn }).data?.isSingle
}
