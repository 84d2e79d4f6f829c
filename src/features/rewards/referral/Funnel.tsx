import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import classes from './Referral.module.css'

const stages = ['friends', 'playedFriends', 'activeFriends'] as const

/** Numbers of invited friends that registered, that played, and that still play. */
export function Funnel({ referral }: { referral: Value<'GET /wps/referral'> }) {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <Panel title={<FormattedMessage id="rewards.referral.funnel.title" />}>
      <ol className={classes.funnel}>
        {stages.map((stage) => (
          <li key={stage} className={classes.stage}>
            <span>
              <FormattedMessage id={`rewards.referral.funnel.${stage}`} />
            </span>
            <strong>{formatNumber(referral[stage], language)}</strong>
            <ProgressBar
              label={intl.formatMessage({ id: `rewards.referral.funnel.${stage}` })}
              value={referral[stage]}
              max={Math.max(referral.friends, 1)}
            />
          </li>
        ))}
      </ol>
    </Panel>
  )
}
