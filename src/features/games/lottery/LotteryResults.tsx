import { useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { read } from '../../../api/read.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { listing } from '../listing.ts'
import classes from './LotteryResults.module.css'

/** How many draws are shown, and how often their page looks for another one, in milliseconds. */
const limit = 6
const interval = 20_000

/** When a lottery is drawn next, and what it opened last. */
export function LotteryResults({ gameCode }: { gameCode: string }) {
  const intl = useIntl()
  const language = useLanguage()
  const results = useQuery({
    ...read('/lgw/vn/numeros/opened/game', {
      query: { gameCode, limit, language: listing().language },
    }),
    refetchInterval: interval,
  })
  const title = intl.formatMessage({ id: 'games.lottery.results' })
  return (
    <section className={classes.results} aria-label={title}>
      <QueryPart
        query={results}
        placeholder={
          <div className={classes.waiting}>
            <Spinner />
          </div>
        }
      >
        {({ nextDraw, draws }) => (
          <>
            <dl className={classes.next}>
              <dt>{intl.formatMessage({ id: 'games.lottery.nextDraw' })}</dt>
              <dd>{formatInstant(nextDraw.drawsAt, 'minute', language)}</dd>
              <dt>{intl.formatMessage({ id: 'games.lottery.closes' })}</dt>
              <dd>{formatInstant(nextDraw.closesAt, 'time', language)}</dd>
            </dl>
            <h2 className={classes.title}>{title}</h2>
            <ol className={classes.draws}>
              {draws.map((draw) => (
                <li key={draw.drawId} className={classes.draw}>
                  <p className={classes.when}>{formatInstant(draw.drawnAt, 'minute', language)}</p>
                  <Prizes prizes={draw.prizes} />
                </li>
              ))}
              {draws.length === 0 && <li>{intl.formatMessage({ id: 'games.list.empty' })}</li>}
            </ol>
          </>
        )}
      </QueryPart>
    </section>
  )
}

function Prizes({ prizes }: Pick<components['schemas']['OpenedDraw'], 'prizes'>) {
  const intl = useIntl()
  return (
    <dl className={classes.prizes}>
      {prizes.map(({ prize, numbers }) => (
        <div key={prize} className={classes.prize}>
          <dt>{intl.formatMessage({ id: `games.lottery.prizes.${prize}` })}</dt>
          <dd className={classes.numbers} dir="ltr">
            {numbers.map((number, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a draw may open the same number twice.
              <span key={index} className={classes.number}>
                {number}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
