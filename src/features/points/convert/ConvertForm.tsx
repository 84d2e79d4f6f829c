import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Input, Value } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { ConfirmByPassword } from '../../../money/moneyRequest/ConfirmByPassword.tsx'
import { useMoneyRequest } from '../../../money/moneyRequest/useMoneyRequest.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import type { Fact } from '../../../ui/FactList.tsx'
import { PointCount } from '../PointCount.tsx'
import { moneyOfPoints } from '../pointMoney.ts'
import { type PointConfig, refetchPoints } from '../points.queries.ts'
import { ConvertDetails } from './ConvertDetails.tsx'
import { Converted } from './Converted.tsx'

const convertKey = 'POST /wps/relay/passwordCheck/MCS2_convertPoint'
type ConvertRequest = Input<typeof convertKey>['body']

type Props = { config: PointConfig; available: number }

/**
 * Points to convert, their value in money, and the points that will be left. The points left are
 * omitted if the member no longer has enough points for the conversion.
 */
const factsOf = (points: number, available: number, money: ReactNode): Fact[] => [
  {
    id: 'points',
    term: <FormattedMessage id="points.convert.points" />,
    value: <PointCount points={points} />,
  },
  { id: 'money', term: <FormattedMessage id="points.convert.receive" />, value: money },
  ...(available < points
    ? []
    : [
        {
          id: 'left',
          term: <FormattedMessage id="points.left" />,
          value: <PointCount points={available - points} />,
        },
      ]),
]

/** Form in two steps: the points, then a review with the transaction password. */
export function ConvertForm({ config, available }: Props) {
  const client = useQueryClient()
  const [points, setPoints] = useState<number>()
  const [isReviewed, setReviewed] = useState(false)
  const [converted, setConverted] = useState<Value<typeof convertKey>>()
  const request = useMoneyRequest({
    form: 'convertPoints',
    send: (body: ConvertRequest, idempotencyKey) =>
      // Refetches the points, because another tab may have changed them since the form was opened.
      write(convertKey, { body }, { idempotencyKey }).finally(() => void refetchPoints(client)),
    onDone: setConverted,
  })
  if (converted) return <Converted conversion={converted} />
  if (!isReviewed || points === undefined) {
    return (
      <ConvertDetails
        config={config}
        available={available}
        points={points}
        request={request}
        onReview={(next) => {
          setPoints(next)
          setReviewed(true)
        }}
      />
    )
  }
  const money = <MarketMoney amount={moneyOfPoints(points, config.ratios.redeem)} />
  return (
    <ConfirmByPassword
      title={<FormattedMessage id="points.convert.check" />}
      facts={factsOf(points, available, money)}
      warning={<FormattedMessage id="points.convert.final" />}
      action={
        <FormattedMessage
          id="points.convert.send"
          values={{ points: <PointCount points={points} />, money }}
        />
      }
      request={request}
      onConfirm={(paymentPassword) => void request.submit({ points, paymentPassword })}
      onBack={() => setReviewed(false)}
    />
  )
}
