import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { SetTransactionPassword } from '../../../money/transactionPassword/SetTransactionPassword.tsx'
import { securityQuery } from '../../../money/transactionPassword/useHasTransactionPassword.ts'
import skeletonClasses from '../../../ui/skeleton.module.css'
import { pointBalanceQuery, pointConfigQuery } from '../points.queries.ts'
import { ConvertForm } from './ConvertForm.tsx'

/**
 * Dialog that converts points into money in the main wallet; it requires a transaction password
 * (ACT-40).
 */
export function ConvertDialog() {
  const config = useQuery(pointConfigQuery())
  const balance = useQuery(pointBalanceQuery())
  const security = useQuery(securityQuery())
  const isSecurityKnown = !security.isPending || security.failureCount > 0
  const skeleton = <div className={skeletonClasses.dialog} />
  return (
    <QueryPart query={config} failedId="points.convert.failed" placeholder={skeleton}>
      {(terms) => (
        <QueryPart query={balance} failedId="points.balanceFailed" placeholder={skeleton}>
          {({ points }) => {
            if (!isSecurityKnown) return skeleton
            if (security.data?.hasPaymentPassword === false) return <SetTransactionPassword />
            return <ConvertForm config={terms} available={points} />
          }}
        </QueryPart>
      )}
    </QueryPart>
  )
}
