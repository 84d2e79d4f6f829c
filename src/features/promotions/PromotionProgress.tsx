import { FormattedMessage, useIntl } from 'react-intl'
import type { components } from '../../api/gen/paths.ts'
import { toMinor } from '../../lib/money.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { moneyFact } from '../../session/moneyFact.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './PromotionProgress.module.css'

type Schemas = components['schemas']
type Props = {
  condition: Schemas['PromotionCondition']
  progress: Schemas['PromotionProgress']
}

/** Progress of a participating member. */
export function PromotionProgress({ condition, progress }: Props) {
  const intl = useIntl()
  const { turnover, turnoverRequired, deposits, bonus } = progress
  const required = toMinor(turnoverRequired)
  return (
    <section className={classes.progress} aria-label={intl.formatMessage({ id: 'promotions.own' })}>
      {required > 0 ? (
        <>
          <p className={textClasses.label}>
            <FormattedMessage
              id="promotions.turnover"
              values={{
                turnover: <MarketMoney amount={turnover} />,
                required: <MarketMoney amount={turnoverRequired} />,
              }}
            />
          </p>
          <ProgressBar
            label={intl.formatMessage({ id: 'promotions.own' })}
            value={Math.min(toMinor(turnover), required)}
            max={required}
          />
        </>
      ) : (
        <p className={textClasses.label}>
          <FormattedMessage id="promotions.payInFirst" />
        </p>
      )}
      <FactList
        facts={[
          ...(condition.kind === 'DEPOSIT'
            ? [moneyFact('deposits', 'promotions.deposits', deposits)]
            : []),
          moneyFact('bonus', 'promotions.bonus', bonus),
        ]}
      />
    </section>
  )
}
