import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { moneyFact } from '../../money/moneyFact.tsx'
import { ConfirmByPassword } from '../../money/moneyRequest/ConfirmByPassword.tsx'
import type { MoneyRequest } from '../../money/moneyRequest/useMoneyRequest.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import type { TransferIntent } from './transferIntent.ts'

type Props = {
  intent: TransferIntent
  receiver: Value<'GET /wps/transfers/counterparties'>['items'][number]
  request: MoneyRequest & { isSending: boolean }
  onConfirm: (paymentPassword: string) => void
  onBack: () => void
}

/** Summary of a transfer before it is sent, since it cannot be undone. */
export function TransferReview({ intent, receiver, ...confirmation }: Props) {
  const { amount, note } = intent
  return (
    <ConfirmByPassword
      {...confirmation}
      title={<FormattedMessage id="transfers.check" />}
      warning={<FormattedMessage id="transfers.final" />}
      action={
        <FormattedMessage
          id="transfers.send"
          values={{ amount: <MarketMoney amount={amount} /> }}
        />
      }
      facts={[
        {
          id: 'to',
          term: <FormattedMessage id="transfers.to" />,
          value: (
            <FormattedMessage
              id="transfers.person"
              values={{
                account: <PersonName name={receiver.account} />,
                nickname: <PersonName name={receiver.nickname} />,
              }}
            />
          ),
        },
        moneyFact('amount', 'wallet.amount.label', amount),
        ...(note === undefined
          ? []
          : [
              {
                id: 'note',
                term: <FormattedMessage id="transfers.note" />,
                value: <bdi>{note}</bdi>,
              },
            ]),
      ]}
    />
  )
}
