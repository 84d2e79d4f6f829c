import { FormattedMessage } from 'react-intl'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { DepositForm } from './DepositForm.tsx'
import classes from './deposit.module.css'
import { methodsQuery } from './deposit.queries.ts'
import type { DepositMethod } from './MethodCards.tsx'
import { OpenDeposits } from './OpenDeposits.tsx'

/** True if a method is open now, or says when it opens. */
const isOffered = ({ available, availableAt }: DepositMethod): boolean =>
  available || availableAt !== undefined

/** Money in: the orders that wait, and the form for another one (MEM-07). */
export function Deposit() {
  const methods = useQuery(methodsQuery())
  return (
    <QueryPart query={methods} placeholder={<div className={classes.bones} />}>
      {(value) => (
        <>
          <OpenDeposits />
          {value.methods.some(isOffered) ? (
            <DepositForm methods={value.methods} payer={value.payer} />
          ) : (
            <EmptyState surface="panel" text={<FormattedMessage id="wallet.methods.none" />} />
          )}
        </>
      )}
    </QueryPart>
  )
}
