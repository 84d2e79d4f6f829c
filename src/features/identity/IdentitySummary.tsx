import { FormattedMessage, useIntl } from 'react-intl'
import { demandFor, type IdentityStatus } from '../../identity/identityCheck/identity.queries.ts'
import { Link } from '../../kit/page/Link.tsx'
import { paths } from '../../paths.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import layoutClasses from '../../ui/layout.module.css'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './identityCheck.module.css'

/** Identity level of the member, with the actions that it allows or the steps that are missing. */
export function IdentitySummary({ status }: { status: IdentityStatus }) {
  const intl = useIntl()
  const { level, steps, closed } = status
  const text = intl.formatMessage({ id: 'identity.summary.level' }, { level })
  return (
    <Panel title={<FormattedMessage id="identity.summary.title" />}>
      <div className={layoutClasses.stack8}>
        <strong className={classes.levelText}>{text}</strong>
        <ProgressBar label={text} value={level} max={steps.length} />
      </div>
      {closed ? (
        <Notice>
          <FormattedMessage id="identity.summary.closed" />
        </Notice>
      ) : (
        <p className={textClasses.note}>
          <Standing status={status} />
        </p>
      )}
      {level > 0 && demandFor(status, 'DEPOSIT') === undefined && (
        <Link to={paths.member('deposit')} {...buttonLook('secondary')}>
          <FormattedMessage id="identity.summary.deposit" />
        </Link>
      )}
    </Panel>
  )
}

function Standing({ status }: { status: IdentityStatus }) {
  const { demands, withdrawn, withdrawalLeft } = status
  const demand = demandFor(status, 'WITHDRAWAL')
  if (demands.some(({ action }) => action !== 'WITHDRAWAL')) {
    return <FormattedMessage id="identity.summary.demand.PLAY" />
  }
  if (demand) {
    return (
      <FormattedMessage
        id={`identity.summary.demand.${demand.reason}`}
        values={{ total: <MarketMoney amount={withdrawn} />, level: demand.level }}
      />
    )
  }
  if (withdrawalLeft === undefined) return <FormattedMessage id="identity.summary.free" />
  return (
    <FormattedMessage
      id="identity.summary.left"
      values={{ amount: <MarketMoney amount={withdrawalLeft} /> }}
    />
  )
}
