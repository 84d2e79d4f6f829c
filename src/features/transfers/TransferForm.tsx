import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Input, Value } from '../../api/operations.ts'
import { write } from '../../api/write.ts'
import { useMoneyRequest } from '../../money/moneyRequest/useMoneyRequest.ts'
import { useReviewEntry } from '../../money/moneyRequest/useReviewEntry.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import { TransferDetails } from './TransferDetails.tsx'
import { TransferReview } from './TransferReview.tsx'
import { refetchAfterTransfer } from './transfer.queries.ts'
import type { TransferIntent } from './transferIntent.ts'

type Counterparties = Value<'GET /wps/transfers/counterparties'>
type TransferRequest = Input<'POST /wps/transfers'>['body']

type Props = {
  counterparties: Counterparties
  /** Member id of the initial receiver; empty selects the first one. */
  receiver: string
}

/** Form of a transfer: details first, then a review with the transaction password (ACT-10). */
export function TransferForm({ counterparties, receiver: initial }: Props) {
  const client = useQueryClient()
  const [intent, setIntent] = useState<TransferIntent>()
  const review = useReviewEntry()
  const [sent, setSent] = useState<Value<'POST /wps/transfers'>>()
  const request = useMoneyRequest({
    form: 'transfer',
    send: (body: TransferRequest, idempotencyKey) =>
      write('POST /wps/transfers', { body }, { idempotencyKey }),
    onDone: (transfer) => {
      setSent(transfer)
      setIntent(undefined)
      review.close()
      void refetchAfterTransfer(client)
    },
  })
  const receiver = counterparties.items.find(({ memberId }) => memberId === intent?.memberId)
  if (review.isOpen && intent && receiver) {
    return (
      <TransferReview
        intent={intent}
        receiver={receiver}
        request={request}
        onConfirm={(paymentPassword) => void request.submit({ ...intent, paymentPassword })}
        onBack={review.close}
      />
    )
  }
  return (
    <>
      {sent && <Sent transfer={sent} />}
      <TransferDetails
        // The key changes when a transfer has been sent, so that the fields are empty again.
        key={`${initial} ${sent?.transferId}`}
        counterparties={counterparties}
        receiver={initial}
        intent={intent}
        request={request}
        onReview={(next) => {
          setIntent(next)
          review.open()
          setSent(undefined)
        }}
      />
    </>
  )
}

/** Outcome of a transfer. It takes the focus, because the review was removed. */
function Sent({ transfer: { amount, counterparty } }: { transfer: Value<'POST /wps/transfers'> }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice title={<FormattedMessage id="transfers.sent" />}>
        <p>
          <FormattedMessage
            id="transfers.sentText"
            values={{
              amount: <MarketMoney amount={amount} />,
              name: <PersonName name={counterparty.account} />,
            }}
          />
        </p>
      </Notice>
    </div>
  )
}
