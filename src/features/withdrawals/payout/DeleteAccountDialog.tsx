import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { failureOf } from '../../../api/failure.ts'
import { write } from '../../../api/write.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { OkButton } from '../../../kit/modal/OkButton.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { AnswerButtons } from '../../../ui/AnswerButtons.tsx'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import { PayoutAccountName } from './PayoutAccountName.tsx'
import classes from './payout.module.css'
import { accountsQuery, type PayoutAccount, refetchAccounts } from './payout.queries.ts'

/** Asks for confirmation before a payout account is deleted, and names the next default account. */
export function DeleteAccountDialog({ accountId }: { accountId: string }) {
  const accounts = useQuery(accountsQuery())
  return (
    <QueryPart query={accounts} placeholder={<Skeleton count={2} />}>
      {({ items }) => {
        const account = items.find((one) => one.accountId === accountId)
        if (!account) return <Gone />
        // The order of the list is the order in which the server selects the next default.
        const next = account.isDefault ? items.find((one) => one !== account) : undefined
        return <Question account={account} next={next} />
      }}
    </QueryPart>
  )
}

type Props = { account: PayoutAccount; next: PayoutAccount | undefined }

function Question({ account, next }: Props) {
  const { accountId, key } = account
  const client = useQueryClient()
  const finish = async () => {
    await closeModal()
    showToast('success', { id: 'withdrawals.payout.deleted', values: { key } })
    await refetchAccounts(client)
  }
  const removal = useMutation({
    mutationFn: () => write('DELETE /wps/payoutAccounts/{accountId}', { path: { accountId } }),
    meta: { showsFailure: true },
    onSuccess: finish,
    onError: (error) => {
      // `NOT_FOUND` means that the account is already deleted: by a request whose response was
      // lost, or in another tab.
      if (codeOf(error) === 'NOT_FOUND') void finish()
    },
  })
  return (
    <div className={layoutClasses.stack16}>
      <RemovalFailure error={removal.error ?? undefined} />
      <PayoutAccountName account={account} />
      <p>
        <FormattedMessage id="withdrawals.payout.deleteQuestion" />
      </p>
      {next && (
        <p className={classes.note}>
          <FormattedMessage
            id="withdrawals.payout.nextDefault"
            values={{ key: <bdi dir="ltr">{next.key}</bdi> }}
          />
        </p>
      )}
      <AnswerButtons>
        <Button data-autofocus onClick={() => void closeModal()}>
          <FormattedMessage id="withdrawals.payout.keep" />
        </Button>
        <Button variant="danger" isBusy={removal.isPending} onClick={() => removal.mutate()}>
          <FormattedMessage id="withdrawals.payout.delete" />
        </Button>
      </AnswerButtons>
    </div>
  )
}

function RemovalFailure({ error }: { error: unknown }) {
  const code = codeOf(error)
  if (code === 'NOT_FOUND') return null
  if (code !== 'NOT_POSSIBLE_NOW') return <FailureNotice error={error} />
  return (
    <Notice tone="warning" role="alert">
      <p>
        <FormattedMessage id="withdrawals.payout.underway" />
      </p>
    </Notice>
  )
}

function codeOf(error: unknown): string | undefined {
  const failure = failureOf(error)
  return failure.kind === 'rejected' ? failure.code : undefined
}

/** Note for an account that was deleted while the dialog was open or in another tab. */
const Gone = () => (
  <div className={layoutClasses.stack16}>
    <p role="status">
      <FormattedMessage id="withdrawals.payout.gone" />
    </p>
    <AnswerButtons>
      <OkButton />
    </AnswerButtons>
  </div>
)
