import { useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import textClasses from '../../../ui/text.module.css'
import { ClaimButton } from '../ClaimButton.tsx'
import classes from './raffle.module.css'
import { Ticket } from './Ticket.tsx'

type Draw = components['schemas']['RaffleDraw']
type Props = {
  draw: Draw
  /** Prize of the winning ticket. */
  prize: string
}

/** Last week's draw: the winning number, and whether the member has won. */
export function LastDraw({ draw, prize }: Props) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const headingId = useId()
  const root = useRef<HTMLElement>(null)
  const { drawsAt, tickets, number, ownNumber, hasWon, rewardId } = draw
  const isOther = ownNumber !== undefined && ownNumber !== number
  return (
    <section ref={root} tabIndex={-1} className={classes.part} aria-labelledby={headingId}>
      <h4 id={headingId}>
        <FormattedMessage id="promotions.raffle.last" />
      </h4>
      <p className={textClasses.note}>
        <FormattedMessage
          id="promotions.raffle.drawn"
          values={{ date: formatInstant(drawsAt, 'date', language, timeZone), tickets }}
        />
      </p>
      {number !== undefined && <Ticket number={number} isOwn={false} />}
      {isOther && <Ticket number={ownNumber} isOwn />}
      <p className={classes.sum} data-won={hasWon || undefined}>
        <FormattedMessage
          id={`promotions.raffle.results.${resultOf(draw)}`}
          values={{ prize: <MarketMoney amount={prize} /> }}
        />
      </p>
      {rewardId !== undefined && (
        <ClaimButton rewardId={rewardId} onClaimed={() => root.current?.focus()} />
      )}
    </section>
  )
}

/** Result of a draw from the member's point of view. */
function resultOf({ number, ownNumber, hasWon, rewardId }: Draw) {
  if (number === undefined) return 'drawing'
  if (hasWon) return rewardId === undefined ? 'claimed' : 'won'
  return ownNumber === undefined ? 'absent' : 'lost'
}
