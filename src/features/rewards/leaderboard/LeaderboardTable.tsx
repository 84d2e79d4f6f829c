import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import classes from './leaderboard.module.css'

type Props = { places: Value<'GET /wps/relay/MCSFE_getMissionLeaderboard'>['items'] }

/** Ranks with names and points; the member's own row is marked. */
export function LeaderboardTable({ places }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <table
      className={classes.table}
      aria-label={intl.formatMessage({ id: 'rewards.leaderboard.title' })}
    >
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="rewards.leaderboard.rank" />
          </th>
          <th scope="col">
            <FormattedMessage id="rewards.leaderboard.player" />
          </th>
          <th scope="col" className={classes.score}>
            <FormattedMessage id="rewards.leaderboard.points" />
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ rank, name, score, isMe }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: masked names and ranks may be shared.
          <tr key={index} data-own={isMe || undefined}>
            <td>
              <span className={classes.rank} data-medal={rank <= 3 ? rank : undefined}>
                {formatNumber(rank, language)}
              </span>
            </td>
            <td className={classes.name}>
              <PersonName name={name} />{' '}
              {isMe && (
                <Badge tone="good">
                  <FormattedMessage id="rewards.leaderboard.you" />
                </Badge>
              )}
            </td>
            <td className={classes.score}>{formatNumber(score, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
