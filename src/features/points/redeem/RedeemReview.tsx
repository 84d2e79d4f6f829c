import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { toDecimal, toMinor } from '../../../lib/money.ts'
import { RequestNotice } from '../../../money/moneyRequest/RequestNotice.tsx'
import type { MoneyRequest } from '../../../money/moneyRequest/useMoneyRequest.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Fact, FactList } from '../../../ui/FactList.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { PersonName } from '../../../ui/PersonName.tsx'
import textClasses from '../../../ui/text.module.css'
import { PointCount } from '../PointCount.tsx'
import { Price } from '../Price.tsx'
import type { Goods } from '../points.queries.ts'
import classes from './redeem.module.css'
import type { RedeemIntent } from './redeemIntent.ts'

type Props = {
  goods: Goods
  points: number | undefined
  intent: RedeemIntent
  request: MoneyRequest & { isSending: boolean }
  onConfirm: () => void
  onBack: () => void
}

/** Review of the item, its price and its recipient. */
export function RedeemReview({ goods, points, intent, request, onConfirm, onBack }: Props) {
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
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
    <div className={classes.form}>
      <h3 ref={heading} tabIndex={-1} className={textClasses.stepTitle}>
        <FormattedMessage id="points.redeem.check" />
      </h3>
      <RequestNotice request={request} />
      <FactList facts={facts} />
      <p className={classes.note}>
        <FormattedMessage id={`points.redeem.next.${goods.type}`} />
      </p>
      <div className={layoutClasses.actions}>
        <Button variant="primary" size="large" isBusy={request.isSending} onClick={onConfirm}>
          {/* One element, because a button spaces its children. */}
          <span>
            <FormattedMessage id="points.redeem.send" values={{ price }} />
          </span>
        </Button>
        {!request.isSending && (
          <Button size="large" onClick={onBack}>
            <FormattedMessage id="wallet.request.change" />
          </Button>
        )}
      </div>
    </div>
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

const receiverFacts = ({ name, address, phone }: RedeemIntent): Fact[] => [
  {
    id: 'name',
    term: <FormattedMessage id="points.receiver.name" />,
    value: <PersonName name={name} />,
  },
  {
    id: 'address',
    term: <FormattedMessage id="points.receiver.address" />,
    value: <bdi>{address}</bdi>,
  },
  {
    id: 'phone',
    term: <FormattedMessage id="points.receiver.phone" />,
    value: <bdi dir="ltr">{phone}</bdi>,
  },
]
