import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
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

/** What is about to be sent, which cannot be undone. */
export function TransferReview({ intent, receiver, ...confirmation }: Props) {
  const { amount, note } = intent
  return (
    <ConfirmByPassword
      {...confirmation}
      title={<FormattedMessage id="wallet.transfer.check" />}
      warning={<FormattedMessage id="wallet.transfer.final" />}
      action={
        <FormattedMessage
          id="wallet.transfer.send"
          values={{ amount: <MarketMoney amount={amount} /> }}
        />
      }
      facts={[
        {
          id: 'to',
          term: <FormattedMessage id="wallet.transfer.to" />,
          value: (
            <FormattedMessage
              id="wallet.transfer.person"
              values={{
                account: <PersonName name={receiver.account} />,
                nickname: <PersonName name={receiver.nickname} />,
              }}
            />
          ),
        },
        {
          id: 'amount',
          term: <FormattedMessage id="wallet.amount.label" />,
          value: <MarketMoney amount={amount} />,
        },
        ...(note === undefined
          ? []
          : [
              {
                id: 'note',
                term: <FormattedMessage id="wallet.transfer.note" />,
                value: <bdi>{note}</bdi>,
              },
            ]),
      ]}
    />
  )
}
