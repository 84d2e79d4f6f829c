import { FormattedMessage, useIntl } from 'react-intl'
import { moneyText } from '../../../kit/format/money.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { toMinor } from '../../../lib/money.ts'
import { useMarket } from '../../../session/market.ts'
import classes from './overview.module.css'
import type { Overview } from './overview.ts'

type FigureChange = {
  direction: 'up' | 'down' | 'same'
  /**
   * Size relative to the previous figure, without sign: 0.5 is 50%. Undefined if not meaningful.
   */
  share?: number
}

/** Largest relative change that is shown; larger ones result from tiny previous figures. */
const mostShare = 9.99

/**
 * Change of a figure. `share` is omitted if the previous figure is tiny, zero or negative, or if
 * the current figure is negative.
 */
export function changeOf(current: number, before: number): FigureChange {
  if (current === before) return { direction: 'same' }
  const direction = current > before ? 'up' : 'down'
  if (before <= 0 || current < 0) return { direction }
  const share = Math.abs(current - before) / before
  return share > mostShare ? { direction } : { direction, share }
}

type Span = Overview['previous']
type Figure = {
  title: MessageId
  /** A count, or an amount as a decimal string. */
  of: (span: Span) => number | string
  /** True if an increase is good; changes of other figures are shown as neutral. */
  isGain?: true
}

const figures: readonly Figure[] = [
  {
    title: 'team.overview.activeMembers',
    of: ({ activeMembers }) => activeMembers,
    isGain: true,
  },
  { title: 'team.overview.newMembers', of: ({ newMembers }) => newMembers, isGain: true },
  { title: 'records.columns.validBet', of: ({ totals }) => totals.validBet, isGain: true },
  { title: 'team.overview.income', of: ({ income }) => income, isGain: true },
  { title: 'records.columns.deposits', of: ({ totals }) => totals.deposits, isGain: true },
  { title: 'records.columns.withdrawals', of: ({ totals }) => totals.withdrawals },
  { title: 'records.columns.bonuses', of: ({ totals }) => totals.bonuses },
  { title: 'records.columns.profitWithBonuses', of: ({ totals }) => totals.profit },
]

const minorOrCount = (value: number | string) =>
  typeof value === 'string' ? toMinor(value) : value

/** Figures of the period, each with its change since the previous period. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  const language = useLanguage()
  const { currencySymbol } = useMarket()
  const write = (value: number | string) =>
    typeof value === 'string'
      ? moneyText(value, currencySymbol, language)
      : formatNumber(value, language)
  return (
    <dl className={classes.figures}>
      {figures.map(({ title, of, isGain = false }) => {
        const [current, before] = [of(overview), of(overview.previous)]
        return (
          <div key={title} className={classes.figure}>
            <dt>
              <FormattedMessage id={title} />
            </dt>
            <dd className={classes.value}>{write(current)}</dd>
            <dd>
              <Change
                change={changeOf(minorOrCount(current), minorOrCount(before))}
                before={write(before)}
                isGain={isGain}
              />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const signs = { up: '▲', down: '▼', same: '=' } as const

type ChangeProps = { change: FigureChange; before: string; isGain: boolean }

/** The change in symbols, with a sentence for screen readers. */
function Change({ change: { direction, share }, before, isGain }: ChangeProps) {
  const intl = useIntl()
  const language = useLanguage()
  const percent =
    share === undefined
      ? undefined
      : formatNumber(share, language, {
          style: 'percent',
          maximumFractionDigits: share < 0.1 ? 1 : 0,
        })
  const sentence =
    percent === undefined
      ? intl.formatMessage({ id: `team.overview.change.${direction}` }, { before })
      : intl.formatMessage(
          {
            id: direction === 'up' ? 'team.overview.change.upBy' : 'team.overview.change.downBy',
          },
          { percent, before },
        )
  return (
    <>
      <span className="visuallyHidden">{sentence}</span>
      <span className={classes.change} aria-hidden="true">
        <span data-direction={isGain ? direction : 'same'}>
          {signs[direction]} {percent}
        </span>
        <span className={classes.before}>
          <FormattedMessage id="team.overview.change.before" values={{ before }} />
        </span>
      </span>
    </>
  )
}
