import { FormattedMessage, useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { potentialReturn } from '../../../lib/sports/settlement.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import { type Fact, FactList } from '../../../ui/FactList.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './sports.module.css'
import { usePickName } from './usePickName.ts'

type Schemas = components['schemas']
type Leg = Schemas['SportsLeg']
type Settlement = NonNullable<Leg['settlement']>

const tones: Record<Settlement, BadgeTone> = {
  WON: 'good',
  HALF_WON: 'good',
  DEAD_HEAT: 'good',
  VOID: 'neutral',
  HALF_LOST: 'bad',
  LOST: 'bad',
}

/** Explanations of settlements that are not self-explanatory. */
const notes: Partial<Record<Settlement, MessageId>> = {
  HALF_WON: 'records.bet.sports.notes.HALF_WON',
  DEAD_HEAT: 'records.bet.sports.notes.DEAD_HEAT',
  VOID: 'records.bet.sports.notes.VOID',
  HALF_LOST: 'records.bet.sports.notes.HALF_LOST',
}

/** Selections of a sports bet with their settlements, and the totals of the bet. */
export function SportsResult({ round }: { round: Schemas['SportsRound'] }) {
  const { legs, cashedOutAt, correctedAt } = round
  return (
    <>
      <ol className={classes.legs}>
        {legs.map((leg) => (
          <li key={leg.selectionId} className={classes.leg}>
            <LegResult leg={leg} isCashedOut={cashedOutAt !== undefined} />
          </li>
        ))}
      </ol>
      <FactList facts={useFacts(round)} />
      {cashedOutAt !== undefined && (
        <p className={textClasses.note}>
          <FormattedMessage id="records.bet.sports.cashedOut" />
        </p>
      )}
      {correctedAt !== undefined && (
        <p className={textClasses.note}>
          <FormattedMessage id="records.bet.sports.corrected" />
        </p>
      )}
    </>
  )
}

function LegResult({ leg, isCashedOut }: { leg: Leg; isCashedOut: boolean }) {
  const decimal = useDecimal()
  const pickName = usePickName()
  const { home, away, market, odds, settlement } = leg
  const note = settlement && notes[settlement]
  return (
    <>
      <div className={classes.head}>
        <h4 className={classes.match} dir="auto">
          <FormattedMessage id="sports.match" values={{ home, away }} />
        </h4>
        {(settlement || !isCashedOut) && (
          <Badge tone={settlement ? tones[settlement] : 'waiting'}>
            <FormattedMessage id={`records.bet.sports.settlements.${settlement ?? 'OPEN'}`} />
          </Badge>
        )}
      </div>
      <p className={classes.pick}>
        <span className={classes.market}>
          <FormattedMessage id={`sports.markets.${market}`} />
        </span>{' '}
        <strong dir="auto">{pickName(leg)}</strong>
      </p>
      <div className={classes.figures}>
        <p>
          <FormattedMessage id="records.bet.sports.odds" values={{ odds: decimal(odds) }} />
        </p>
        {leg.multiplier !== undefined && (
          <p>
            <FormattedMessage
              id="records.bet.sports.multiplier"
              values={{ multiplier: decimal(leg.multiplier) }}
            />
          </p>
        )}
        <Times leg={leg} />
      </div>
      {note !== undefined && (
        <p className={textClasses.note}>
          <FormattedMessage id={note} />
        </p>
      )}
    </>
  )
}

/** Kick-off and scores of a match. */
function Times({ leg: { kicksOffAt, placedScore, score, settlement } }: { leg: Leg }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return (
    <>
      <p>
        <FormattedMessage
          id="records.bet.sports.kickOff"
          values={{
            moment: (
              <time key="moment" dateTime={kicksOffAt}>
                {formatInstant(kicksOffAt, 'minute', language, timeZone)}
              </time>
            ),
          }}
        />
      </p>
      {placedScore && (
        <p>
          <FormattedMessage id="records.bet.sports.placedScore" values={placedScore} />
        </p>
      )}
      {score && (
        <p>
          <FormattedMessage id="records.bet.sports.score" values={score} />
        </p>
      )}
      {settlement === 'VOID' && !score && (
        <p>
          <FormattedMessage id="records.bet.sports.calledOff" />
        </p>
      )}
    </>
  )
}

/** Formats odds and multipliers. */
function useDecimal() {
  const language = useLanguage()
  return (value: string | number) =>
    formatNumber(Number(value), language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

function useFacts(round: Schemas['SportsRound']): Fact[] {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const decimal = useDecimal()
  const { legs, cashedOutAt, correctedAt, winBeforeCorrection } = round
  const fact = (id: MessageId, value: Fact['value']): Fact => ({
    id,
    term: intl.formatMessage({ id }),
    value,
  })
  const moment = (at: string) => (
    <time dateTime={at}>{formatInstant(at, 'dateTime', language, timeZone)}</time>
  )
  return [
    ...(legs.length > 1 ? [fact('records.bet.sports.totalOdds', decimal(totalOdds(legs)))] : []),
    fact('records.bet.sports.potentialReturn', <MarketMoney amount={round.potentialReturn} />),
    ...(cashedOutAt === undefined
      ? []
      : [fact('records.bet.sports.cashedOutAt', moment(cashedOutAt))]),
    ...(correctedAt === undefined
      ? []
      : [fact('records.bet.sports.correctedAt', moment(correctedAt))]),
    ...(winBeforeCorrection === undefined
      ? []
      : [fact('records.bet.sports.winBefore', <MarketMoney amount={winBeforeCorrection} />)]),
  ]
}

/** Product of the odds, rounded down to hundredths. */
function totalOdds(legs: readonly Leg[]): number {
  const inHundredths = legs.map(({ odds }) => Math.round(Number(odds) * 100))
  return potentialReturn(100, inHundredths) / 100
}
