import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { referenceOf } from '../../lib/reference.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useMarket } from '../../session/market.ts'
import { Button } from '../../ui/Button.tsx'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import layoutClasses from '../../ui/layout.module.css'
import type { Deposit } from './depositSteps.ts'
import classes from './receipt.module.css'

/** Receipt of a paid order. Only the receipt is printed. */
export function DepositReceipt({ deposit }: { deposit: Deposit }) {
  const id = useId()
  const facts = useReceiptFacts(deposit)
  return (
    <section className={classes.receipt} aria-labelledby={id}>
      <div className={layoutClasses.head}>
        <h2 id={id} className={classes.title}>
          <FormattedMessage id="deposits.receipt.title" />
        </h2>
        <Button className={classes.print} onClick={() => window.print()}>
          <FormattedMessage id="deposits.receipt.print" />
        </Button>
      </div>
      <FactList facts={facts} />
    </section>
  )
}

function useReceiptFacts(deposit: Deposit): Fact[] {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { depositId, method, amount, paidAmount, returnedAmount, fee, credited } = deposit
  const { payer, createdAt, endedAt } = deposit
  const moment = (at: string) => formatInstant(at, 'dateTime', language, timeZone)
  const money = (value: string) => <MarketMoney amount={value} />
  return [
    fact('credited', <strong>{money(credited)}</strong>),
    fact('method', <FormattedMessage id={`deposits.methods.${method}.name`} />),
    fact('ordered', money(amount)),
    ...(paidAmount === undefined ? [] : [fact('paid', money(paidAmount))]),
    ...(returnedAmount === undefined ? [] : [fact('returned', money(returnedAmount))]),
    fact('fee', money(fee)),
    ...(payer === undefined ? [] : [fact('payer', <bdi dir="ltr">{payer}</bdi>)]),
    fact('createdAt', moment(createdAt)),
    ...(endedAt === undefined ? [] : [fact('endedAt', moment(endedAt))]),
    fact('id', <bdi dir="ltr">{referenceOf(depositId)}</bdi>),
  ]
}

const terms = {
  credited: 'deposits.receipt.credited',
  method: 'deposits.receipt.method',
  ordered: 'deposits.receipt.ordered',
  paid: 'deposits.receipt.paid',
  returned: 'deposits.receipt.returned',
  fee: 'deposits.receipt.fee',
  payer: 'deposits.receipt.payer',
  createdAt: 'deposits.receipt.createdAt',
  endedAt: 'deposits.receipt.endedAt',
  id: 'deposits.receipt.id',
} as const satisfies Record<string, MessageId>

const fact = (id: keyof typeof terms, value: ReactNode): Fact => ({
  id,
  term: <FormattedMessage id={terms[id]} />,
  value,
})
