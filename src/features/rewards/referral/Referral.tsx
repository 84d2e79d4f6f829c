import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import layoutClasses from '../../../ui/layout.module.css'
import { Panel } from '../../../ui/Panel.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { Earnings } from './Earnings.tsx'
import { Invitation } from './Invitation.tsx'
import classes from './Referral.module.css'

const stages = ['friends', 'playedFriends', 'activeFriends'] as const

/** Numbers of invited friends who signed up, have played, and have played recently. */
function Funnel({ referral }: { referral: Value<'GET /wps/referral'> }) {
  const intl = useIntl()
  const language = useLanguage()
  return (
    <Panel title={<FormattedMessage id="rewards.referral.funnel.title" />}>
      <ol className={layoutClasses.stack20}>
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

/** Referral programme: invitation, invited friends and earnings (MEM-15). */
export function Referral() {
  const referral = useQuery(read('/wps/referral', {}))
  return (
    <QueryPart query={referral} placeholder={<ReferralSkeleton />}>
      {(value) => (
        <div className={layoutClasses.column16}>
          <Invitation referral={value} />
          <div className={classes.columns}>
            <Earnings referral={value} />
            <Funnel referral={value} />
          </div>
        </div>
      )}
    </QueryPart>
  )
}

const ReferralSkeleton = () => (
  <div className={layoutClasses.column16} aria-hidden="true">
    <span className={`${layoutClasses.panel} ${classes.block}`} data-part="invitation" />
    <div className={classes.columns}>
      <span className={`${layoutClasses.panel} ${classes.block}`} data-part="figures" />
      <span className={`${layoutClasses.panel} ${classes.block}`} data-part="figures" />
    </div>
  </div>
)
