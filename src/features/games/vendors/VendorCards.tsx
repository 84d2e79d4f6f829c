import { useIntl } from 'react-intl'
import { useLaunch } from '../launch/useLaunch.ts'
import { GamePicture } from '../tiles/GamePicture.tsx'
import classes from './VendorCards.module.css'
import { VendorLogo } from './VendorLogo.tsx'
import type { VendorCard } from './vendorCards.ts'

/** Vendors as large cards, each of which launches (ROUTE-14 to ROUTE-17). */
export function VendorCards({ cards, label }: { cards: readonly VendorCard[]; label: string }) {
  const intl = useIntl()
  const launch = useLaunch()
  return (
    <ul className={classes.cards} aria-label={label}>
      {cards.map((card, index) => (
        <li key={card.vassalage}>
          <button
            type="button"
            className={classes.card}
            aria-label={intl.formatMessage({ id: 'games.playNow' }, { game: card.name })}
            onClick={() => launch(card)}
          >
            <GamePicture
              className={classes.banner}
              src={card.banner}
              width={640}
              height={240}
              eager={index < 6}
            />
            <span className={classes.foot}>
              <VendorLogo card={card} />
              <span className={classes.count}>
                {card.inMaintenance
                  ? intl.formatMessage({ id: 'games.inMaintenance' })
                  : intl.formatMessage({ id: 'games.count' }, { count: card.games })}
              </span>
              <span className={classes.play}>{intl.formatMessage({ id: 'games.play' })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The places of cards that are on their way. */
export const VendorCardsSkeleton = () => (
  <div className={classes.cards} aria-hidden="true">
    {['one', 'two', 'three', 'four'].map((place) => (
      <span key={place} className={classes.place}>
        <span className={classes.banner} />
        <span className={classes.foot} />
      </span>
    ))}
  </div>
)
