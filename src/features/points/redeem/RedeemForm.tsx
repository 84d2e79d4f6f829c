import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Input, Value } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { useMoneyRequest } from '../../../money/moneyRequest/useMoneyRequest.ts'
import { type Goods, refetchPoints } from '../points.queries.ts'
import { RedeemDetails } from './RedeemDetails.tsx'
import { Redeemed } from './Redeemed.tsx'
import { RedeemReview } from './RedeemReview.tsx'
import { toReceiver } from './receiver.ts'
import type { RedeemIntent } from './redeemIntent.ts'
import { quantityRejection } from './redeemRejection.tsx'

const redeemKey = 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward'
type RedeemRequest = Input<typeof redeemKey>['body']

type Props = { goods: Goods; points: number | undefined; firstIntent: RedeemIntent }

/**
 * Form in three steps: the details, a review with the transaction password, and the reference of
 * the redemption. If the server rejects the quantity, the form returns to the details and keeps all
 * typed values.
 */
export function RedeemForm({ goods, points, firstIntent }: Props) {
  const client = useQueryClient()
  const [intent, setIntent] = useState(firstIntent)
  const [isReviewed, setReviewed] = useState(false)
  /**
   * Request error that was known when the review began. Only another error leads back to the
   * details.
   */
  const [answeredError, setAnsweredError] = useState<unknown>()
  const [redeemed, setRedeemed] = useState<Value<typeof redeemKey>>()
  const request = useMoneyRequest({
    form: `redeem.${goods.id}`,
    send: (body: RedeemRequest, idempotencyKey) =>
      // Refetches the points and the items, because the stock, for example, may have changed since
      // the page loaded.
      write(redeemKey, { body }, { idempotencyKey }).finally(() => void refetchPoints(client)),
    onDone: setRedeemed,
  })
  if (redeemed) return <Redeemed record={redeemed} />
  const isNew = request.error !== answeredError
  const rejection = isNew ? quantityRejection(request.error) : undefined
  if (isReviewed && rejection === undefined) {
    const { quantity, size } = intent
    return (
      <RedeemReview
        goods={goods}
        points={points}
        intent={intent}
        request={request}
        onConfirm={(paymentPassword) =>
          void request.submit({
            goodsId: goods.id,
            quantity: Number(quantity),
            ...(size !== '' && { size }),
            paymentPassword,
            ...(goods.type === 'PHYSICAL' && { receiver: toReceiver(intent) }),
          })
        }
        onBack={() => setReviewed(false)}
      />
    )
  }
  return (
    <RedeemDetails
      goods={goods}
      points={points}
      intent={intent}
      request={request}
      rejection={rejection}
      onReview={(next) => {
        setIntent(next)
        setAnsweredError(request.error)
        setReviewed(true)
      }}
    />
  )
}
