import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { securityQuery } from '../../../../money/transactionPassword/useHasTransactionPassword.ts'
import { BreakForm } from './BreakForm.tsx'
import type { BreakKind } from './breakLengths.ts'

/** Dialog that starts a time-out or self-exclusion (ACT-19). */
export function BreakDialog({ kind }: { kind: BreakKind }) {
  const security = useQuery(securityQuery())
  return (
    <QueryPart query={security} placeholder={<Skeleton count={6} />}>
      {({ hasPassword }) => <BreakForm kind={kind} hasPassword={hasPassword} />}
    </QueryPart>
  )
}
