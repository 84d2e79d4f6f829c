import { read } from '../api/read.ts'
import { useQuery } from '../kit/query/useQuery.ts'
import { useSession } from './session.queries.ts'

/** Milliseconds until the response is stale; a reload makes it stale at once (WAL-04). */
const keptFor = 3_600_000

/** Query of the type of the platform's wallets. `keepAnswers` keeps the response over a reload. */
const merchantWalletQuery = () => ({
  ...read('/wps/relay/GCS_merchantWallet', {}),
  staleTime: keptFor,
})

/** True if one balance serves all vendors (WAL-05); undefined until it is loaded. */
export function useSingleWallet(): boolean | undefined {
  const isSignedIn = useSession().kind === 'signedIn'
  return useQuery({ ...merchantWalletQuery(), enabled: isSignedIn }).data?.isSingle
}
