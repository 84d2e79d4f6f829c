import { FormattedMessage, useIntl } from 'react-intl'
import type { components } from '../../api/gen/paths.ts'
import { toMinor } from '../../lib/money.ts'
import { moneyFact } from '../../money/moneyFact.tsx'
import { FactList } from '../../ui/FactList.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './PromotionProgress.module.css'
import { TurnoverProgress } from './TurnoverProgress.tsx'

type Schemas = components['schemas']
type Props = {
  condition: Schemas['PromotionCondition']
  progress: Schemas['PromotionProgress']
}

/** Progress of a member who takes part in a promotion. */
export function PromotionProgress({ condition, progress }: Props) {
  const intl = useIntl()
  const { turnover, turnoverRequired, deposits, bonus } = progress
  return (
    <section className={classes.progress} aria-label={intl.formatMessage({ id: 'promotions.own' })}>
      {toMinor(turnoverRequired) > 0 ? (
        <TurnoverProgress turnover={turnover} turnoverRequired={turnoverRequired} />
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
