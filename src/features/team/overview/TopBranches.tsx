import { FormattedMessage, useIntl } from 'react-intl'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { toMinor } from '../../../lib/money.ts'
import { plainName } from '../../../lib/names/personName.ts'
import { paths } from '../../../paths.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Panel } from '../../../ui/Panel.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './branches.module.css'
import type { Overview } from './overview.ts'

/**
 * The direct downlines' branches with the highest turnover, and their share of the team's turnover.
 */
export function TopBranches({ overview: { topBranches, totals } }: { overview: Overview }) {
  const intl = useIntl()
  const language = useLanguage()
  const whole = toMinor(totals.validBet)
  return (
    <Panel
      title={<FormattedMessage id="team.overview.branches.title" />}
      aside={
        <Link to={paths.agentHome('downline')}>
          <FormattedMessage id="team.overview.branches.all" />
        </Link>
      }
    >
      {topBranches.length === 0 ? (
        <p className={textClasses.intro}>
          <FormattedMessage id="team.overview.branches.none" />
        </p>
      ) : (
        <ol className={layoutClasses.stack16}>
          {topBranches.map(({ memberId, account, validBet }) => {
            const turnover = toMinor(validBet)
            const share = formatNumber(turnover / whole, language, {
              style: 'percent',
              maximumFractionDigits: 0,
            })
            return (
              <li key={memberId} className={classes.branch}>
                <TextButton
                  onClick={() =>
                    openModal({ name: 'downline', memberId, account: plainName(account) })
                  }
                >
                  <PersonName name={account} />
                </TextButton>
                <span className={classes.turnover}>
                  <MarketMoney amount={validBet} /> <span className={classes.share}>{share}</span>
                </span>
                <ProgressBar
                  label={intl.formatMessage(
                    { id: 'team.overview.branches.share' },
                    { account: plainName(account) },
                  )}
                  value={turnover}
                  max={whole}
                />
              </li>
            )
          })}
        </ol>
      )}
    </Panel>
  )
}
