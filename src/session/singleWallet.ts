import { read } from '../api/read.ts'
import { useQuery } from '../kit/query/useQuery.ts'
import { useSession } from './session.queries.ts'

/**
 * Milliseconds for which the response is not requested again; a reload requests it anew (WAL-04).
 */
const keptFor = 3_600_000

/** Type of the platform's wallets; `keepAnswers` stores it for the session. */
const merchantWalletQuery = () => ({
  ...read('/wps/relay/GCS_merchantWallet', {}),
  staleTime: keptFor,
})

/** True if one balance serves all vendors (WAL-05); undefined until it is loaded. */
export function useSingleWallet(): boolean | undefined {
  const isSignedIn = useSession().kind === 'signedIn'
  return useQuery({ ...merchantWalletQuery(), enabled: isSignedIn }).data?.isSingle
}
