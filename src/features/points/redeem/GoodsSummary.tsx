import { FormattedMessage } from 'react-intl'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { Price } from '../Price.tsx'
import type { Goods } from '../points.queries.ts'
import classes from './redeem.module.css'

/** Item to redeem, its price and the member's points. */
export function GoodsSummary({ goods, points }: { goods: Goods; points: number | undefined }) {
  const language = useLanguage()
  return (
    <div className={classes.summary}>
      <img src={goods.imageUrl} alt="" width="640" height="240" />
      <div>
        <p className={classes.name}>{goods.name}</p>
        <p className={classes.price}>
          <Price {...goods} />
        </p>
        {points !== undefined && (
          <p className={classes.own}>
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
