import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { FactList } from '../../../ui/FactList.tsx'
import classes from './lottery.module.css'
import { drawnNumbers, isHit, type LotteryRound, type LotteryTicket } from './readLottery.ts'
import roundClasses from './round.module.css'

/**
 * Result of a lottery purchase: the drawn numbers, and the matches, tier and payout of each ticket.
 */
export function LotteryResult({ round }: { round: LotteryRound }) {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { drawsAt, prizes, tickets } = round
  const draw = (
    <time dateTime={drawsAt}>{formatInstant(drawsAt, 'dateTime', language, timeZone)}</time>
  )
  const id = prizes ? 'records.bet.lottery.drawnAt' : 'records.bet.lottery.drawsAt'
  return (
    <>
      <FactList facts={[{ id, term: intl.formatMessage({ id }), value: draw }]} />
      {prizes && <Drawn round={round} />}
      <h4 className={classes.title}>
        <FormattedMessage id="records.bet.lottery.tickets" values={{ count: tickets.length }} />
      </h4>
      <ol className={classes.tickets}>
        {tickets.map((ticket, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a purchase may have equal tickets.
          <li key={index} data-won={ticket.tier !== undefined || undefined}>
            <Ticket ticket={ticket} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** Numbers of the draw; those that a ticket matches are marked. */
function Drawn({ round }: { round: LotteryRound }) {
  const intl = useIntl()
  return (
    <dl className={classes.prizes}>
      {drawnNumbers(round).map(({ prize, numbers }) => (
        <div key={prize}>
          <dt>{intl.formatMessage({ id: `games.lottery.prizes.${prize}` })}</dt>
          <dd>
            <Numbers numbers={numbers} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Ticket({ ticket }: { ticket: LotteryTicket }) {
  const { play, numbers, stake, tier, win } = ticket
  const isSettled = win !== undefined
  return (
    <>
      <p className={classes.head}>
        <strong>
          <FormattedMessage id={`records.bet.lottery.plays.${play}`} />
        </strong>
        <MarketMoney amount={stake} />
      </p>
      {numbers.length > 0 && (
        <Numbers numbers={numbers.map((number) => ({ number, isHit: isHit(ticket, number) }))} />
      )}
      {isSettled && (
        <p className={roundClasses.sentence} data-won={tier !== undefined}>
          {tier === undefined ? (
            <FormattedMessage id="records.bet.lottery.noPrize" />
          ) : (
            <FormattedMessage
              id="records.bet.lottery.won"
              values={{ tier, amount: <MarketMoney amount={win} /> }}
            />
          )}
        </p>
      )}
    </>
  )
}

type NumbersProps = { numbers: readonly { number: string; isHit: boolean }[] }

const Numbers = ({ numbers }: NumbersProps) => (
  <ul className={classes.numbers} dir="ltr">
    {numbers.map(({ number, isHit: isMarked }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a board may have a number twice.
      <li key={index} data-hit={isMarked || undefined}>
        {number}
        {isMarked && (
          <span className="visuallyHidden">
            {' '}
            <FormattedMessage id="records.bet.lottery.hit" />
          </span>
        )}
      </li>
    ))}
  </ul>
)
