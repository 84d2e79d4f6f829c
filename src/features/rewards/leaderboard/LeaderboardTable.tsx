import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { ThemeProvider } from '../../../kit/theme/ThemeProvider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import classes from './leaderboard.module.css'

type Props = { places: Value<'GET /wps/relay/MCSFE_getMissionLeaderboard'>['items'] }

/** Ranks with names and points; the member's own row is marked. */
export function LeaderboardTable({ places }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <ThemeProvider>
      <div className={classes.places}>
        <DataTable
          label={intl.formatMessage({ id: 'rewards.leaderboard.title' })}
          shape="lines"
          columns={[
            {
              id: 'rank',
              title: intl.formatMessage({ id: 'rewards.leaderboard.rank' }),
              cell: ({ rank }) => (
                <span className={classes.rank} data-medal={rank <= 3 ? rank : undefined}>
                  {formatNumber(rank, language)}
                </span>
              ),
            },
            {
              id: 'player',
              title: intl.formatMessage({ id: 'rewards.leaderboard.player' }),
              cell: ({ name, isMe }) => (
                <span className={classes.name}>
                  <PersonName name={name} />{' '}
                  {isMe && (
                    <Badge tone="good">
                      <FormattedMessage id="rewards.leaderboard.you" />
                    </Badge>
                  )}
                </span>
              ),
            },
            {
              id: 'points',
              title: intl.formatMessage({ id: 'rewards.leaderboard.points' }),
              isFigure: true,
              cell: ({ score }) => formatNumber(score, language),
            },
          ]}
          rows={places}
          // The index is the key, because masked names and ranks are not unique.
          rowKey={(_, index) => index}
          mark={({ isMe }) => isMe}
        />
      </div>
    </ThemeProvider>
  )
}
