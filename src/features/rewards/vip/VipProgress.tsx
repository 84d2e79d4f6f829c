import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import classes from './vip.module.css'

type Props = { vip: Pick<Value<'GET /wps/vip'>, 'next'> }

/** Progress to the next level, or a note at the highest level. */
export function VipProgress({ vip: { next } }: Props) {
  const intl = useIntl()
  if (!next) {
    return (
      <p>
        <FormattedMessage id="rewards.vip.highest" />
      </p>
    )
  }
  return (
    <>
      <p>
        <FormattedMessage
          id="rewards.vip.missing"
          values={{ amount: <MarketMoney amount={next.missing} />, level: next.name }}
        />
      </p>
      <div className={classes.progress}>
        <ProgressBar
          max={100}
          value={next.progress}
          label={intl.formatMessage({ id: 'rewards.vip.progress' }, { level: next.name })}
        />
        <span>{intl.formatNumber(next.progress / 100, { style: 'percent' })}</span>
      </div>
    </>
  )
}
