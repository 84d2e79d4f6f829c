import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useLaunch } from '../launch/useLaunch.ts'
import { GamePicture } from '../tiles/GamePicture.tsx'
import { SharedPictureHosts } from '../tiles/pictureHosts.tsx'
import rows from '../tiles/rows.module.css'
import classes from './VendorCards.module.css'
import type { VendorCard } from './vendorCards.ts'

type Props = {
  cards: readonly VendorCard[]
  /** Accessible name of the list. */
  label: string
  /** `row` is a single row that scrolls. */
  layout?: 'grid' | 'row'
  /** True if the cards are the first content of the page. */
  isFirst?: boolean
}

/** Number of cards in the first row of a wide screen. */
const firstLine = 3

/** Large cards of vendors; a click on a card launches its vendor (ROUTE-14 to ROUTE-17). */
export function VendorCards({ cards, label, layout = 'grid', isFirst = false }: Props) {
  const intl = useIntl()
  const launch = useLaunch()
  const id = useId()
  return (
    <ul className={`${classes.cards} ${rows.rows}`} data-layout={layout} aria-label={label}>
      <SharedPictureHosts>
        {cards.map((card, index) => (
          <li key={card.vassalage}>
            <button
              type="button"
              className={classes.card}
              aria-describedby={`${id}${index}`}
              onClick={() => launch(card)}
            >
              <span className="visuallyHidden">
                {intl.formatMessage({ id: 'games.playNow' }, { game: card.name })}
              </span>
              <GamePicture
                className={classes.banner}
                src={card.banner}
                width={640}
                height={240}
                place={isFirst && index < firstLine ? 'first' : 'below'}
              />
              <span className={classes.foot} aria-hidden="true">
                <span id={`${id}${index}`} className={classes.count}>
                  {card.inMaintenance
                    ? intl.formatMessage({ id: 'games.inMaintenance' })
                    : intl.formatMessage({ id: 'games.count' }, { count: card.games })}
                </span>
                <span className={classes.play}>{intl.formatMessage({ id: 'games.play' })}</span>
              </span>
            </button>
          </li>
        ))}
      </SharedPictureHosts>
    </ul>
  )
}

export const VendorCardsSkeleton = ({ layout = 'grid' }: Pick<Props, 'layout'>) => (
  <div className={`${classes.cards} ${rows.rows}`} data-layout={layout} aria-hidden="true">
    {['one', 'two', 'three', 'four'].map((place) => (
      <span key={place} className={classes.place}>
        <span className={classes.banner} />
        <span className={classes.foot} />
      </span>
    ))}
  </div>
)
