import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { read } from '../../../api/read.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { pocketColor } from '../../../lib/pocketColor.ts'
import { type Fact, FactList } from '../../../ui/FactList.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import { listing } from '../listing.ts'
import { GamePicture } from '../tiles/GamePicture.tsx'
import details from './GameDetails.module.css'
import classes from './LiveTable.module.css'

type Schemas = components['schemas']
type Room = Schemas['Room']

/** Poll interval in milliseconds: every round changes the state of the table. */
const readAgainAfter = 20_000

/**
 * Query of the live tables of a game's vendor. The response contains all tables of the game's kind
 * on one page.
 */
const roomsQuery = ({ vassalage, gameClassify }: Schemas['Game']) =>
  read('/wps/relay/GLS2_roomList', {
    query: { vassalage, gameClassify, pageSize: 50, language: listing().language },
  })

/** State of a live game's table: its dealer, number of players and last results. */
export function LiveTable({ game }: { game: Schemas['Game'] }) {
  const intl = useIntl()
  const titleId = useId()
  const rooms = useQuery({ ...roomsQuery(game), refetchInterval: readAgainAfter })
  return (
    <section className={classes.table} aria-labelledby={titleId}>
      <h2 id={titleId} className={details.subtitle}>
        {intl.formatMessage({ id: 'games.table.title' })}
      </h2>
      <QueryPart query={rooms} placeholder={<div className={classes.waiting} />}>
        {({ list }) => {
          const room = list.find(({ nodeId }) => nodeId === game.nodeId)
          return room && room.status !== 'CLOSED' ? (
            <Table room={room} />
          ) : (
            <p className={classes.none}>{intl.formatMessage({ id: 'games.table.none' })}</p>
          )
        }}
      </QueryPart>
    </section>
  )
}

function Table({ room }: { room: Room }) {
  const { gameClassify, status, dealer, players, seats, results } = room
  const intl = useIntl()
  const facts: Fact[] = [
    {
      id: 'status',
      term: intl.formatMessage({ id: 'games.table.status' }),
      value: intl.formatMessage({ id: `games.table.statuses.${status}` }),
    },
    {
      id: 'players',
      term: intl.formatMessage({ id: 'games.table.players' }),
      value:
        seats === undefined
          ? intl.formatNumber(players)
          : intl.formatMessage({ id: 'games.table.seats' }, { players, seats }),
    },
  ]
  return (
    <div className={classes.room}>
      <p className={classes.dealer}>
        <GamePicture
          className={classes.face}
          src={dealer.avatar}
          width={56}
          height={56}
          place="first"
        />
        <span>
          <span className={classes.name}>
            <PersonName name={dealer.name} />
          </span>
          <span className={classes.speaks}>
            {intl.formatMessage(
              { id: 'games.table.speaks' },
              { language: intl.formatDisplayName(dealer.language, { type: 'language' }) },
            )}
          </span>
        </span>
      </p>
      <FactList facts={facts} />
      {results.length > 0 && <Results kind={gameClassify} results={results} />}
    </div>
  )
}

/** Results that are words; all other results are numbers. */
const words = ['BANKER', 'PLAYER', 'TIE', 'DRAGON', 'TIGER'] as const
const wordOf = (result: string) => words.find((word) => word === result)

type ResultsProps = { kind: string; results: readonly string[] }

function Results({ kind, results }: ResultsProps) {
  const intl = useIntl()
  const titleId = useId()
  return (
    <div className={classes.results}>
      <h3 id={titleId} className={classes.resultsTitle}>
        {intl.formatMessage({ id: 'games.table.results' })}
      </h3>
      <ol aria-labelledby={titleId} className={classes.list}>
        {results.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds can have the same result.
          <li key={index}>
            <Result kind={kind} result={result} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/**
 * Result of a round: a roulette number in its colour, a bead for the winning side, or the total of
 * the dice.
 */
function Result({ kind, result }: { kind: string; result: string }) {
  const intl = useIntl()
  const word = wordOf(result)
  if (word) {
    return (
      <span className={classes.bead} data-word={word}>
        <span aria-hidden="true">{intl.formatMessage({ id: `games.table.initials.${word}` })}</span>
        <span className="visuallyHidden">
          {intl.formatMessage({ id: `games.table.words.${word}` })}
        </span>
      </span>
    )
  }
  if (kind !== 'ROULETTE') {
    const size = Number(result) > 10 ? 'big' : 'small'
    return (
      <span className={classes.number} data-size={kind === 'SIC_BO' ? size : undefined}>
        {result}
      </span>
    )
  }
  const color = pocketColor(result)
  return (
    <span className={classes.number} data-color={color}>
      {result}
      <span className="visuallyHidden">
        {intl.formatMessage({ id: 'games.table.color' }, { color })}
      </span>
    </span>
  )
}
