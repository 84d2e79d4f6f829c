import { type RefObject, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { SetTransactionPassword } from '../../../money/transactionPassword/SetTransactionPassword.tsx'
import { useHasTransactionPassword } from '../../../money/transactionPassword/useHasTransactionPassword.ts'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import { AddAccountForm } from './AddAccountForm.tsx'
import { PayoutAccountItem } from './PayoutAccountItem.tsx'
import classes from './payout.module.css'
import { accountsQuery } from './payout.queries.ts'

/** Pix keys for withdrawals, masked by the server (ACT-08). */
export function PayoutAccounts() {
  const accounts = useQuery(accountsQuery())
  return (
    <Panel
      title={<FormattedMessage id="withdrawals.payout.title" />}
      aside={accounts.data && <Count accounts={accounts.data} />}
    >
      <QueryPart query={accounts} placeholder={<Skeleton count={2} />}>
        {(value) => <Accounts accounts={value} />}
      </QueryPart>
    </Panel>
  )
}

type Props = { accounts: Value<'GET /wps/payoutAccounts'> }

function Count({ accounts: { items, maximum } }: Props) {
  return (
    <span className={textClasses.figures}>
      <FormattedMessage id="withdrawals.payout.count" values={{ count: items.length, maximum }} />
    </span>
  )
}

function Accounts({ accounts: { items, maximum } }: Props) {
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)
  // The pressed button is removed, so the list takes the focus.
  const focusList = () => list.current?.focus({ preventScroll: true })
  return (
    <>
      <p className={classes.note}>
        <FormattedMessage
          id={items.length === 0 ? 'withdrawals.payout.none' : 'withdrawals.payout.lead'}
          values={{ maximum }}
        />
      </p>
      <ul
        ref={list}
        tabIndex={-1}
        className={classes.accounts}
        aria-label={intl.formatMessage({ id: 'withdrawals.payout.title' })}
      >
        {items.map((account) => (
          <PayoutAccountItem key={account.accountId} account={account} onMadeDefault={focusList} />
        ))}
      </ul>
      {items.length >= maximum ? (
        <p className={classes.note}>
          <FormattedMessage id="withdrawals.payout.full" values={{ maximum }} />
        </p>
      ) : (
        <AddAccount isFirst={items.length === 0} list={list} />
      )}
    </>
  )
}

type AddProps = { isFirst: boolean; list: RefObject<HTMLUListElement | null> }

/** Form to add an account. It is opened by a button if the member already has an account. */
function AddAccount({ isFirst, list }: AddProps) {
  const hasPassword = useHasTransactionPassword()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!isOpen && !isFirst) {
    return (
      <div className={layoutClasses.actions}>
        <Button ref={button} onClick={() => setOpen(true)}>
          <FormattedMessage id="withdrawals.payout.add" />
        </Button>
      </div>
    )
  }
  if (hasPassword === false) return <SetTransactionPassword />
  return (
    <AddAccountForm
      isFirst={isFirst}
      onAdded={() => {
        list.current?.focus({ preventScroll: true })
        setOpen(false)
      }}
      onCancel={() => {
        setOpen(false)
        // Focuses the button in a later task, after the button has been rendered again.
        setTimeout(() => button.current?.focus())
      }}
    />
  )
}
