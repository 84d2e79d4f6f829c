import { FormattedMessage, useIntl } from 'react-intl'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import type { IdentityStatus } from './identity.queries.ts'
import classes from './identityCheck.module.css'

/** The level, and what it allows or what is missing. */
export function IdentitySummary({ status }: { status: IdentityStatus }) {
  const intl = useIntl()
  const { level, steps, closed } = status
  const text = intl.formatMessage({ id: 'identityCheck.summary.level' }, { level })
  return (
    <Panel title={<FormattedMessage id="identityCheck.summary.title" />}>
      <div className={classes.level}>
        <strong className={classes.levelText}>{text}</strong>
        <ProgressBar label={text} value={level} max={steps.length} />
      </div>
      {closed ? (
        <Notice>
          <FormattedMessage id="identityCheck.summary.closed" />
        </Notice>
      ) : (
        <p className={classes.note}>
          <Standing status={status} />
        </p>
      )}
    </Panel>
  )
}

function Standing({ status }: { status: IdentityStatus }) {
  const { demand, withdrawn, withdrawalLeft } = status
  if (demand) {
    return (
      <FormattedMessage
        id={`identityCheck.summary.demand.${demand.reason}`}
        values={{ total: <MarketMoney amount={withdrawn} />, level: demand.level }}
      />
    )
  }
  if (withdrawalLeft === undefined) return <FormattedMessage id="identityCheck.summary.free" />
  return (
    <FormattedMessage
      id="identityCheck.summary.left"
      values={{ amount: <MarketMoney amount={withdrawalLeft} /> }}
    />
  )
}
