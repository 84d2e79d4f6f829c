import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../../api/write.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { PayoutAccountName } from './PayoutAccountName.tsx'
import classes from './payout.module.css'
import { type PayoutAccount, putAccounts, refetchAccounts } from './payout.queries.ts'

type Props = { account: PayoutAccount; onMadeDefault: () => void }

/** A payout account with key, holder and buttons. */
export function PayoutAccountItem({ account, onMadeDefault }: Props) {
  const intl = useIntl()
  const { accountId, key, isDefault, needsConfirmation } = account
  return (
    <li className={classes.account}>
      <PayoutAccountName
        account={account}
        badge={
          isDefault && (
            <Badge tone="good">
              <FormattedMessage id="withdrawals.payout.default" />
            </Badge>
          )
        }
      >
        {needsConfirmation && (
          <Badge tone="waiting">
            <FormattedMessage id="withdrawals.payout.needsConfirmation" />
          </Badge>
        )}
      </PayoutAccountName>
      <div className={layoutClasses.actions}>
        {!isDefault && !needsConfirmation && (
          <MakeDefault account={account} onDone={onMadeDefault} />
        )}
        <Button
          variant="quiet"
          aria-label={intl.formatMessage({ id: 'withdrawals.payout.deleteOf' }, { key })}
          onClick={() => openModal({ name: 'deletePayoutAccount', accountId })}
        >
          <FormattedMessage id="withdrawals.payout.delete" />
        </Button>
      </div>
    </li>
  )
}

function MakeDefault({ account, onDone }: { account: PayoutAccount; onDone: () => void }) {
  const intl = useIntl()
  const client = useQueryClient()
  const { accountId, key } = account
  const change = useMutation({
    mutationFn: () => write('PUT /wps/payoutAccounts/{accountId}/default', { path: { accountId } }),
    onSuccess: (accounts) => {
      onDone()
      putAccounts(client, accounts)
      showToast('success', { id: 'withdrawals.payout.isDefaultNow', values: { key } })
    },
    // The account may have been deleted in another tab, so the accounts are refetched.
    onError: () => refetchAccounts(client),
  })
  return (
    <Button
      isBusy={change.isPending}
      aria-label={intl.formatMessage({ id: 'withdrawals.payout.makeDefaultOf' }, { key })}
      onClick={() => change.mutate()}
    >
      <FormattedMessage id="withdrawals.payout.makeDefault" />
    </Button>
  )
}
