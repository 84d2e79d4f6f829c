import { FormattedMessage } from 'react-intl'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import type { DownlineDetail } from '../downlineDetail.ts'
import classes from './downline.module.css'

type GameType = keyof DownlineDetail['rates']

const titles: readonly (readonly [GameType, MessageId])[] = [
  ['RNG', 'pages.rng'],
  ['LIVE', 'pages.live'],
  ['SPORTS', 'pages.sports'],
  ['ESPORTS', 'pages.esports'],
  ['PVP', 'pages.pvp'],
  ['FISH', 'pages.fish'],
  ['LOTT', 'pages.lott'],
  ['ELOTT', 'pages.elott'],
]

/** Commission rates of a team member on the valid bets of their team, by game type. */
export function DownlineRates({ rates }: { rates: DownlineDetail['rates'] }) {
  const language = useLanguage()
  return (
    <section className={classes.section}>
      <h3>
        <FormattedMessage id="team.downline.rates" />
      </h3>
      <dl className={classes.rates}>
        {titles.map(([gameType, title]) => (
          <div key={gameType}>
            <dt>
              <FormattedMessage id={title} />
            </dt>
            <dd>{formatPercent(rates[gameType], language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
