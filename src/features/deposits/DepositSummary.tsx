import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { Duration } from '../../money/amount/Duration.tsx'
import { feeOf } from '../../money/amount/feeOf.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useMarket } from '../../session/market.ts'
import { FactList } from '../../ui/FactList.tsx'
import classes from './deposit.module.css'
import type { DepositMethod } from './MethodCards.tsx'

type Props = {
  method: DepositMethod
  /** Decimal string; undefined unless the amount is valid for a deposit. */
  amount: string | undefined
}

/** Payment, fee and credited amount, updated while the member types. */
export function DepositSummary({ method, amount }: Props) {
  const { fee, expectedMinutes } = method
  const cost = amount === undefined ? undefined : feeOf(amount, fee)
  const credited =
    amount === undefined || cost === undefined
      ? undefined
      : toDecimal(Math.max(0, toMinor(amount) - toMinor(cost)))
  return (
    <output className={classes.summary} aria-live="polite">
      <FactList
        facts={[
          {
            id: 'pay',
            term: <FormattedMessage id="deposits.amount.pay" />,
            value: <MoneyOrDash amount={amount} />,
          },
          {
            id: 'fee',
            term: <FormattedMessage id="deposits.amount.fee" />,
            value: <MoneyOrDash amount={cost} />,
          },
          {
            id: 'credited',
            term: <FormattedMessage id="deposits.amount.credited" />,
            value: (
              <strong className={classes.credited}>
                <MoneyOrDash amount={credited} />
              </strong>
            ),
          },
          {
            id: 'arrives',
            term: <FormattedMessage id="deposits.amount.arrives" />,
            value: (
              <FormattedMessage
                id="wallet.methods.minutes"
                values={{ minutes: expectedMinutes.maximum }}
              />
            ),
          },
          {
            id: 'payWithin',
            term: <FormattedMessage id="deposits.amount.payWithin" />,
            value: <TimeToPay method={method} />,
          },
        ]}
      />
    </output>
  )
}

function MoneyOrDash({ amount }: { amount: string | undefined }) {
  if (amount === undefined) return <FormattedMessage id="withdrawals.nothingYet" />
  return <MarketMoney amount={amount} />
}

function TimeToPay({ method: { payWithinMinutes: minutes, payBy } }: Pick<Props, 'method'>) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  if (payBy !== undefined) {
    const moment = formatInstant(payBy, 'minute', language, timeZone)
    return <FormattedMessage id="deposits.amount.payBy" values={{ moment }} />
  }
  if (minutes === undefined) return <FormattedMessage id="withdrawals.nothingYet" />
  return <Duration minutes={minutes} />
}
