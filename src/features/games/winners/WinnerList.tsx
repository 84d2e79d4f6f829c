import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { formatInstant } from '../../../kit/format/dates.ts'
import { Money } from '../../../kit/format/Money.tsx'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../../kit/page/Link.tsx'
import { usePageSubject } from '../../../kit/page/pageHead.ts'
import { useAddressQuery } from '../../../kit/page/useAddress.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { paths } from '../../../paths.ts'
import { useMarket } from '../../../session/market.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { categoryPages } from '../categoryPaths.ts'
import type { GameType } from '../gameType.ts'
import { GamePicture } from '../tiles/GamePicture.tsx'
import { SharedPictureHosts } from '../tiles/pictureHosts.tsx'
import amountClasses from './amount.module.css'
import classes from './WinnerList.module.css'
import { type Win, winnersQuery } from './winnersQuery.ts'

/** Game types in the order of the lobby. */
const gameTypes = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
] as const satisfies readonly GameType[]

const maxWins = 50

/**
 * List of the largest recent wins, in all games or in games of the type that the URL names
 * (MSG-06).
 */
export function WinnerList() {
  const intl = useIntl()
  const [, setQuery] = useSearchParams()
  const lead = intl.formatMessage({ id: 'games.winners.lead' })
  usePageSubject({ name: intl.formatMessage({ id: 'pages.winners' }), description: lead })
  const named = useAddressQuery().get('type')
  const chosen = gameTypes.find((type) => type === named) ?? 'ALL'
  const query = useQuery(winnersQuery({ gameCategory: chosen, limitNum: maxWins }))
  const all = { id: 'ALL', label: intl.formatMessage({ id: 'games.winners.all' }) } as const
  const types = gameTypes.map((id) => ({
    id,
    label: intl.formatMessage({ id: categoryPages[id].titleId }),
  }))
  return (
    <div className={classes.page}>
      <p className={classes.lead}>{lead}</p>
      <Segments
        label={intl.formatMessage({ id: 'games.winners.filter' })}
        options={[all, ...types]}
        look="chips"
        chosenId={chosen}
        onChange={(id) => setQuery(id === 'ALL' ? {} : { type: id }, { replace: true })}
      />
      <QueryPart query={query} failedId="games.winners.failed" placeholder={<Rows />}>
        {(wins) =>
          wins.length === 0 ? (
            <EmptyState text={<FormattedMessage id="games.winners.noneOfType" />} />
          ) : (
            <Wins wins={wins} />
          )
        }
      </QueryPart>
      <p className={classes.note}>
        <FormattedMessage id="games.winners.note" />
      </p>
    </div>
  )
}

function Wins({ wins }: { wins: readonly Win[] }) {
  const intl = useIntl()
  return (
    <SharedPictureHosts>
      <ol className={classes.wins} aria-label={intl.formatMessage({ id: 'games.winners.title' })}>
        {wins.map((win) => (
          <WinRow key={win.winId} win={win} />
        ))}
      </ol>
    </SharedPictureHosts>
  )
}

function WinRow({ win }: { win: Win }) {
  const language = useLanguage()
  const { currencySymbol, timeZone } = useMarket()
  const { customerName, gameName, iconUrl, nodeId, winAmount, wonAt } = win
  return (
    <li className={classes.win}>
      <GamePicture className={classes.picture} src={iconUrl} width={45} height={60} />
      <div className={classes.names}>
        <Link to={paths.game(nodeId)} className={classes.game} title={gameName} dir="auto">
          {gameName}
        </Link>
        <span className={classes.customer}>
          <PersonName name={customerName} />
          <time dateTime={wonAt}>{formatInstant(wonAt, 'minute', language, timeZone)}</time>
        </span>
      </div>
      <span className={amountClasses.amount}>
        <Money amount={winAmount} symbol={currencySymbol} />
      </span>
    </li>
  )
}

const rows = [1, 2, 3, 4, 5, 6, 7, 8]

const Rows = () => (
  <div className={classes.wins} aria-hidden="true">
    {rows.map((row) => (
      <span key={row} className={classes.waiting} />
    ))}
  </div>
)

/** Skeleton of the list while its chunk or texts load. */
export const WinnersSkeleton = () => (
  <div className={classes.page}>
    <p className={classes.lead} />
    <span className={classes.waitingFilter} />
    <Rows />
  </div>
)
