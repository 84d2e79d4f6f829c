import { type MouseEvent, type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { dateFormatter } from '../../kit/format/formatters.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../kit/page/Link.tsx'
import { paths } from '../../paths.ts'
import classes from './Fixtures.module.css'
import type { Fixture } from './fixtures.queries.ts'
import { kickOffDay } from './kickOff.ts'
import { PriceButton } from './PriceButton.tsx'

/** Opens a game at a target: the id of a match or of a selection. */
export type OnOpen = (nodeId: string, target: string) => void

type Props = {
  fixture: Fixture
  /** Node id of the game that opens the sports book; undefined if none is available. */
  bookNodeId: string | undefined
  /** Time of the response, RFC 3339. */
  asOf: string
  /** IANA time zone of the kick-off. */
  timeZone: string
  onOpen: OnOpen
}

/** Content of a row: a match, its score or kick-off, and the odds on its result. */
export function FixtureRow({ fixture, bookNodeId, asOf, timeZone, onOpen }: Props) {
  const intl = useIntl()
  const reasonId = useId()
  const { home, away, markets, marketCount } = fixture
  const market = markets.find(({ kind }) => kind === 'RESULT')
  const closed = useClosed(bookNodeId, market?.status)
  const more = marketCount - markets.length
  return (
    <>
      <p className={classes.facts}>
        <When fixture={fixture} asOf={asOf} timeZone={timeZone} />
        {closed === undefined ? (
          <span className={classes.league} title={fixture.league} dir="auto">
            {fixture.league}
          </span>
        ) : (
          <span id={reasonId} className={classes.closed} title={closed}>
            {closed}
          </span>
        )}
      </p>
      <MatchName fixture={fixture} bookNodeId={bookNodeId} onOpen={onOpen} />
      <fieldset
        className={classes.prices}
        aria-label={intl.formatMessage({ id: 'sports.fixtures.result' }, { home, away })}
      >
        {market ? (
          market.prices.map((price) => (
            <PriceButton
              key={price.selectionId}
              price={price}
              fixture={fixture}
              reason={closed === undefined ? undefined : { id: reasonId, text: closed }}
              onPress={() => bookNodeId !== undefined && onOpen(bookNodeId, price.selectionId)}
            />
          ))
        ) : (
          <NoPrices />
        )}
      </fieldset>
      {more > 0 && bookNodeId !== undefined && (
        <MatchLink
          className={classes.more}
          label={intl.formatMessage({ id: 'sports.fixtures.moreOf' }, { count: more, home, away })}
          fixture={fixture}
          bookNodeId={bookNodeId}
          onOpen={onOpen}
        >
          {intl.formatMessage({ id: 'sports.fixtures.more' }, { count: more })}
        </MatchLink>
      )}
    </>
  )
}

/** Reason why the prices cannot be pressed; undefined if they can be pressed. */
function useClosed(bookNodeId: string | undefined, status: 'ACTIVE' | 'SUSPENDED' | undefined) {
  const intl = useIntl()
  if (status === undefined) return intl.formatMessage({ id: 'sports.fixtures.closed' })
  if (status === 'SUSPENDED') return intl.formatMessage({ id: 'sports.fixtures.suspended' })
  return bookNodeId === undefined
    ? intl.formatMessage({ id: 'sports.fixtures.unavailable' })
    : undefined
}

const NoPrices = () =>
  ['home', 'draw', 'away'].map((place) => (
    <span key={place} className={classes.noPrice} aria-hidden="true" />
  ))

/** Minute of a live match, or the kick-off. */
function When({ fixture, asOf, timeZone }: Pick<Props, 'fixture' | 'asOf' | 'timeZone'>) {
  const intl = useIntl()
  const { status, phase, minute, kicksOffAt } = fixture
  switch (status) {
    case 'LIVE':
      return (
        <span className={classes.when}>
          <span className={classes.live}>{intl.formatMessage({ id: 'sports.fixtures.live' })}</span>{' '}
          {phase === 'HALF_TIME'
            ? intl.formatMessage({ id: 'sports.fixtures.halfTime' })
            : minute !== undefined &&
              intl.formatMessage({ id: 'sports.fixtures.minute' }, { minute })}
        </span>
      )
    case 'SCHEDULED':
      return <KickOff kicksOffAt={kicksOffAt} asOf={asOf} timeZone={timeZone} />
    case 'ENDED':
      return (
        <span className={classes.when}>{intl.formatMessage({ id: 'sports.fixtures.ended' })}</span>
      )
    case 'CANCELLED':
      return (
        <span className={classes.when}>
          {intl.formatMessage({ id: 'sports.fixtures.cancelled' })}
        </span>
      )
  }
}

type KickOffProps = { kicksOffAt: string; asOf: string; timeZone: string }

function KickOff({ kicksOffAt, asOf, timeZone }: KickOffProps) {
  const intl = useIntl()
  const language = useLanguage()
  const time = formatInstant(kicksOffAt, 'time', language, timeZone)
  const date = dateFormatter(language, { day: '2-digit', month: '2-digit', timeZone }).format(
    new Date(kicksOffAt),
  )
  const id = `sports.fixtures.${kickOffDay(kicksOffAt, asOf, timeZone)}` as const
  return (
    <time className={classes.when} dateTime={kicksOffAt}>
      {intl.formatMessage({ id }, { time, date })}
    </time>
  )
}

type MatchProps = Pick<Props, 'fixture' | 'bookNodeId' | 'onOpen'>

/** Both teams with their goals, as a link to the match in the sports book. */
function MatchName({ fixture, bookNodeId, onOpen }: MatchProps) {
  const intl = useIntl()
  const { home, away, score } = fixture
  const label = score
    ? intl.formatMessage(
        { id: 'sports.fixtures.scored' },
        { home, away, homeGoals: score.home, awayGoals: score.away },
      )
    : intl.formatMessage({ id: 'sports.match' }, { home, away })
  const sides = (
    <>
      <span className="visuallyHidden">{label}</span>
      <Side name={home} goals={score?.home} />
      <Side name={away} goals={score?.away} />
    </>
  )
  return (
    <h3 className={classes.match}>
      {bookNodeId === undefined ? (
        <span className={classes.sides}>{sides}</span>
      ) : (
        <MatchLink
          className={classes.sides}
          fixture={fixture}
          bookNodeId={bookNodeId}
          onOpen={onOpen}
        >
          {sides}
        </MatchLink>
      )}
    </h3>
  )
}

const Side = ({ name, goals }: { name: string; goals: number | undefined }) => (
  <span className={classes.side} aria-hidden="true">
    <span className={classes.team} dir="auto" title={name}>
      {name}
    </span>{' '}
    {goals !== undefined && <span className={classes.goals}>{goals}</span>}
  </span>
)

type MatchLinkProps = {
  className: string | undefined
  label?: string
  fixture: Fixture
  bookNodeId: string
  onOpen: OnOpen
  children: ReactNode
}

/** Link to a match. The sports book opens over the page. */
function MatchLink({ className, label, fixture, bookNodeId, onOpen, children }: MatchLinkProps) {
  const { fixtureId } = fixture
  const open = (event: MouseEvent) => {
    // With a modifier key, the browser opens the sports book's own page in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(bookNodeId, fixtureId)
  }
  return (
    <Link
      to={paths.seamless(bookNodeId, fixtureId)}
      className={className}
      aria-label={label}
      onClick={open}
    >
      {children}
    </Link>
  )
}
