import { FormattedMessage } from 'react-intl'
import { read } from '../../../api/read.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { OkButton } from '../../../kit/modal/OkButton.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { isAnswered } from '../../../money/moneyRequest/isAnswered.ts'
import { SetTransactionPassword } from '../../../money/transactionPassword/SetTransactionPassword.tsx'
import { securityQuery } from '../../../money/transactionPassword/useHasTransactionPassword.ts'
import { useContentLanguage } from '../../../session/contentLanguage.ts'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import skeletonClasses from '../../../ui/skeleton.module.css'
import textClasses from '../../../ui/text.module.css'
import { Price } from '../Price.tsx'
import { type Goods, goodsQuery, pointBalanceQuery } from '../points.queries.ts'
import { RedeemForm } from './RedeemForm.tsx'
import classes from './redeem.module.css'
import { firstIntent } from './redeemIntent.ts'

/** Item to redeem, its price and the member's points. */
function GoodsSummary({ goods, points }: { goods: Goods; points: number | undefined }) {
  const language = useLanguage()
  const { lang } = useContentLanguage()
  return (
    <div className={classes.summary}>
      <img src={goods.imageUrl} alt="" width="640" height="240" />
      <div>
        <p className={classes.name}>
          <bdi lang={lang}>{goods.name}</bdi>
        </p>
        <p className={classes.price}>
          <Price {...goods} />
        </p>
        {points !== undefined && (
          <p className={textClasses.figures}>
            <FormattedMessage
              id="points.balance"
              values={{ count: points, points: formatNumber(points, language) }}
            />
          </p>
        )}
      </div>
    </div>
  )
}

/** Dialog that redeems an item with points; it requires a transaction password (ACT-39). */
export function RedeemDialog({ goodsId }: ModalData<'redeemGoods'>) {
  const goods = useQuery(goodsQuery())
  const balance = useQuery(pointBalanceQuery())
  const security = useQuery(securityQuery())
  // If this query fails, the recipient's fields start empty.
  const profile = useQuery(read('/wps/member/profile', {}))
  const isKnown = [balance, security, profile].every(isAnswered)
  const skeleton = <div className={skeletonClasses.dialog} />
  return (
    <QueryPart query={goods} failedId="points.failed" placeholder={skeleton}>
      {({ items }) => {
        const chosen = items.find(({ id }) => id === goodsId)
        if (!chosen) return <Gone />
        if (!isKnown) return skeleton
        return (
          <div className={layoutClasses.stack12}>
            <GoodsSummary goods={chosen} points={balance.data?.points} />
            {security.data?.hasPaymentPassword === false ? (
              <SetTransactionPassword />
            ) : (
              <RedeemForm
                goods={chosen}
                points={balance.data?.points}
                firstIntent={firstIntent(profile.data?.fields)}
              />
            )}
          </div>
        )
      }}
    </QueryPart>
  )
}

/** Message for an item that is no longer in the mall. */
const Gone = () => (
  <div className={layoutClasses.stack12}>
    <Notice role="status">
      <p>
        <FormattedMessage id="points.redeem.unknown" />
      </p>
    </Notice>
    <div className={layoutClasses.actions}>
      <OkButton />
    </div>
  </div>
)
