import { FormattedMessage, useIntl } from 'react-intl'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { amountAsTyped } from '../../money/amount/parseAmount.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { CopyList } from './CopyList.tsx'
import type { PaymentOf } from './PixPayment.tsx'

const fields = ['bank', 'branch', 'account', 'holder', 'taxNumber'] as const

/**
 * Account details for a bank transfer, with the reference that matches the transfer to the order.
 */
export function TransferPayment({
  payment,
  amount,
}: {
  payment: PaymentOf<'BANK_TRANSFER'>
  amount: string
}) {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <CopyList
      facts={[
        {
          id: 'amount',
          name: intl.formatMessage({ id: 'deposits.order.transfer.amount' }),
          text: amountAsTyped(amount, language),
          value: <MarketMoney amount={amount} />,
        },
        {
          id: 'reference',
          name: intl.formatMessage({ id: 'deposits.order.transfer.reference' }),
          text: payment.reference,
          note: <FormattedMessage id="deposits.order.transfer.referenceHint" />,
        },
        ...fields.map((id) => ({
          id,
          name: intl.formatMessage({ id: `deposits.order.transfer.${id}` }),
          text: payment[id],
        })),
      ]}
    />
  )
}
