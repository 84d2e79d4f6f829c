import { FormattedMessage } from 'react-intl'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { toDecimal, toMinor } from '../../../lib/money.ts'
import { ConfirmByPassword } from '../../../money/moneyRequest/ConfirmByPassword.tsx'
import type { MoneyRequest } from '../../../money/moneyRequest/useMoneyRequest.ts'
import type { Fact } from '../../../ui/FactList.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import { PointCount } from '../PointCount.tsx'
import { Price } from '../Price.tsx'
import type { Goods } from '../points.queries.ts'
import { addressLines } from './address.ts'
import classes from './redeem.module.css'
import type { RedeemIntent } from './redeemIntent.ts'

type Props = {
  goods: Goods
  points: number | undefined
  intent: RedeemIntent
  request: MoneyRequest & { isSending: boolean }
  onConfirm: (paymentPassword: string) => void
  onBack: () => void
}

/** Review of the item, its price and its recipient, with the transaction password. */
export function RedeemReview({ goods, points, intent, request, onConfirm, onBack }: Props) {
  const language = useLanguage()
  const quantity = Number(intent.quantity)
  const cost = goods.points * quantity
  const price = <Price points={cost} amount={toDecimal(toMinor(goods.amount) * quantity)} />
  const facts: Fact[] = [
    {
      id: 'quantity',
      term: <FormattedMessage id="points.redeem.quantity" />,
      value: formatNumber(quantity, language),
    },
    ...(intent.size === '' ? [] : [sizeFact(intent.size)]),
    { id: 'price', term: <FormattedMessage id="points.redeem.cost" />, value: price },
    ...(points === undefined || points < cost ? [] : [leftFact(points - cost)]),
    ...(goods.type === 'PHYSICAL' ? receiverFacts(intent) : []),
  ]
  return (
    <ConfirmByPassword
      title={<FormattedMessage id="points.redeem.check" />}
      facts={facts}
      warning={<FormattedMessage id={`points.redeem.next.${goods.type}`} />}
      action={<FormattedMessage id="points.redeem.send" values={{ price }} />}
      request={request}
      onConfirm={onConfirm}
      onBack={onBack}
    />
  )
}

const sizeFact = (size: string): Fact => ({
  id: 'size',
  term: <FormattedMessage id="points.redeem.size" />,
  value: size,
})

const leftFact = (points: number): Fact => ({
  id: 'left',
  term: <FormattedMessage id="points.left" />,
  value: <PointCount points={points} />,
})

const receiverFacts = (intent: RedeemIntent): Fact[] => [
  {
    id: 'name',
    term: <FormattedMessage id="points.receiver.name" />,
    value: <PersonName name={intent.name} />,
  },
  {
    id: 'address',
    term: <FormattedMessage id="points.receiver.address" />,
    value: (
      <span className={classes.lines}>
        {addressLines(intent).map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </span>
    ),
  },
  {
    id: 'phone',
    term: <FormattedMessage id="points.receiver.phone" />,
    value: <bdi dir="ltr">{intent.phone}</bdi>,
  },
]
