import { FormattedMessage } from 'react-intl'
import { AskedFieldsGate } from '../../identity/askedFields/AskedFieldsGate.tsx'
import { askedFieldsQuery } from '../../identity/askedFields/askedFields.queries.ts'
import { IdentityNotice } from '../../identity/identityCheck/IdentityNotice.tsx'
import { demandFor } from '../../identity/identityCheck/identity.queries.ts'
import { useIdentity } from '../../identity/identityCheck/useIdentity.ts'
import { useIsIdentityKnown } from '../../identity/identityCheck/useIsIdentityKnown.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { isAnswered } from '../../money/moneyRequest/isAnswered.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import layoutClasses from '../../ui/layout.module.css'
import { DepositForm } from './DepositForm.tsx'
import classes from './deposit.module.css'
import { methodsQuery, newestDepositsQuery } from './deposit.queries.ts'
import type { DepositMethod } from './MethodCards.tsx'
import { OpenDeposits } from './OpenDeposits.tsx'

/** True if a method is open, or its next opening time is known. */
const isOffered = ({ available, availableAt }: DepositMethod): boolean =>
  available || availableAt !== undefined

/**
 * Deposit page: the open orders, then the profile fields that must be filled in first (FORM-05),
 * the identity check that the market requires, and the form for a new order (MEM-07).
 */
export function Deposit() {
  const methods = useQuery(methodsQuery())
  // The form must not move when the open orders load above it.
  const isListKnown = isAnswered(useQuery(newestDepositsQuery()))
  const asked = useQuery(askedFieldsQuery('firstDeposit'))
  const identity = useIdentity().data
  const isIdentityKnown = useIsIdentityKnown()
  const isDemanded = identity !== undefined && demandFor(identity, 'DEPOSIT') !== undefined
  const notice = <IdentityNotice action="DEPOSIT" to={paths.member('identity')} />
  const skeleton = <div className={`${layoutClasses.panel} ${classes.skeleton}`} />
  return (
    <QueryPart query={methods} placeholder={skeleton}>
      {(value) =>
        isListKnown && isIdentityKnown && isAnswered(asked) ? (
          <>
            <OpenDeposits />
            {value.methods.some(isOffered) ? (
              <AskedFieldsGate at="firstDeposit" query={asked} placeholder={skeleton}>
                {isDemanded ? notice : <DepositForm methods={value.methods} payer={value.payer} />}
              </AskedFieldsGate>
            ) : isDemanded ? (
              notice
            ) : (
              <EmptyState surface="panel" text={<FormattedMessage id="wallet.methods.none" />} />
            )}
          </>
        ) : (
          skeleton
        )
      }
    </QueryPart>
  )
}
