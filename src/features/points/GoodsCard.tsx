import { FormattedMessage, useIntl } from 'react-intl'
import { formatNumber } from '../../kit/format/numbers.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { useContentLanguage } from '../../session/contentLanguage.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { PictureCard } from '../../ui/PictureCards.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { goodsState } from './goodsState.ts'
import classes from './PointMall.module.css'
import { Price } from './Price.tsx'
import type { Goods } from './points.queries.ts'

type Props = {
  goods: Goods
  /** The member's points; undefined for a visitor and while they load. */
  points: number | undefined
  onRedeem: () => void
}

/** Card of an item: its description, price, stock and redeem button. */
export function GoodsCard({ goods, points, onRedeem }: Props) {
  const language = useLanguage()
  const { lang } = useContentLanguage()
  const { name, type, description, stock, imageUrl } = goods
  return (
    <PictureCard imageUrl={imageUrl}>
      <div className={classes.words} data-sold-out={stock === 0 || undefined}>
        <p className={classes.kind}>
          <Badge>
            <FormattedMessage id={`points.types.${type}`} />
          </Badge>
          {stock > 0 && (
            <span>
              <FormattedMessage
                id="points.stock"
                values={{ stock: formatNumber(stock, language) }}
              />
            </span>
          )}
        </p>
        <h2>
          <bdi lang={lang}>{name}</bdi>
        </h2>
        <p>
          <bdi lang={lang}>{description}</bdi>
        </p>
        <p className={classes.price}>
          <Price {...goods} />
        </p>
        <div className={classes.action}>
          <GoodsAction goods={goods} points={points} onRedeem={onRedeem} />
        </div>
      </div>
    </PictureCard>
  )
}

/** Redeem button, or the reason for which the item cannot be redeemed. */
function GoodsAction({ goods, points, onRedeem }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const state = goodsState(goods, points)
  if (state.kind === 'soldOut') {
    return (
      <p className={classes.obstacle}>
        <FormattedMessage id="points.gone" />
      </p>
    )
  }
  if (state.kind === 'missing') {
    const text = intl.formatMessage(
      { id: 'points.missing' },
      { count: state.missing, points: formatNumber(state.missing, language) },
    )
    return (
      <>
        <p className={classes.obstacle}>{text}</p>
        <ProgressBar
          label={intl.formatMessage({ id: 'points.progress' }, { name: goods.name })}
          value={points ?? 0}
          max={goods.points}
        />
      </>
    )
  }
  return (
    <Button
      variant="primary"
      isWide
      data-early=""
      aria-label={intl.formatMessage({ id: 'points.redeem.named' }, { name: goods.name })}
      onClick={onRedeem}
    >
      <FormattedMessage id="points.redeem.open" />
    </Button>
  )
}
