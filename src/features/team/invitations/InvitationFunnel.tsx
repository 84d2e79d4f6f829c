import { FormattedMessage } from 'react-intl'
import { formatCount } from '../../../kit/format/numbers.ts'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import type { RecordAnswer } from '../../../kit/records/definition.ts'
import { FactList } from '../../../ui/FactList.tsx'
import classes from './invitations.module.css'

/**
 * Conversion rate of a step of a funnel in percent, as a whole number. Undefined if `total` is 0 or
 * below `part`: earlier releases did not count visits.
 * @param part count of this step.
 * @param total count of the previous step.
 */
export function shareOf(part: number, total: number): string | undefined {
  if (total <= 0 || part > total) return undefined
  return ((part * 100) / total).toFixed(0)
}

/** Totals of all invitation links of the agent: visits, sign-ups and first deposits. */
export function InvitationFunnel({ answer }: { answer: RecordAnswer<'/wps/agent/invitations'> }) {
  const language = useLanguage()
  const { visits, uses, firstDeposits } = answer.totals
  if (answer.total === 0) return null
  const percent = (part: number, total: number) => {
    const share = shareOf(part, total)
    return share === undefined ? undefined : formatPercent(share, language)
  }
  const ofVisits = percent(uses, visits)
  const ofUses = percent(firstDeposits, uses)
  return (
    <FactList
      shape="tiles"
      facts={[
        {
          id: 'visits',
          term: <FormattedMessage id="team.funnel.visits" />,
          value: (
            <>
              {formatCount(visits, language)}
              <small className={classes.step}>
                <FormattedMessage id="team.funnel.visitsMeaning" />
              </small>
            </>
          ),
        },
        {
          id: 'uses',
          term: <FormattedMessage id="records.columns.uses" />,
          value: (
            <>
              {formatCount(uses, language)}
              {ofVisits !== undefined && (
                <small className={classes.step}>
                  <FormattedMessage id="team.funnel.ofVisits" values={{ percent: ofVisits }} />
                </small>
              )}
            </>
          ),
        },
        {
          id: 'firstDeposits',
          term: <FormattedMessage id="team.funnel.firstDeposits" />,
          value: (
            <>
              {formatCount(firstDeposits, language)}
              {ofUses !== undefined && (
                <small className={classes.step}>
                  <FormattedMessage id="team.funnel.ofUses" values={{ percent: ofUses }} />
                </small>
              )}
            </>
          ),
        },
      ]}
    />
  )
}
