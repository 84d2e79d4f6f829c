import { FormattedMessage } from 'react-intl'
import type { components } from '../../api/gen/paths.ts'
import { formatPercent } from '../../kit/format/percent.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { MarketMoney } from '../../session/MarketMoney.tsx'

/** Condition of a bonus, as a sentence. */
export function PromotionCondition({
  condition,
}: {
  condition: components['schemas']['PromotionCondition']
}) {
  const language = useLanguage()
  if (condition.kind === 'TURNOVER') {
    return (
      <FormattedMessage
        id="promotions.conditions.TURNOVER"
        values={{
          turnover: <MarketMoney amount={condition.turnover} />,
          bonus: <MarketMoney amount={condition.bonus} />,
        }}
      />
    )
  }
  const { minimumDeposit, percent, maximumBonus, turnoverMultiple } = condition
  return (
    <FormattedMessage
      id="promotions.conditions.DEPOSIT"
      values={{
        minimum: <MarketMoney amount={minimumDeposit} />,
        percent: formatPercent(percent, language),
        maximum: <MarketMoney amount={maximumBonus} />,
        times: turnoverMultiple,
      }}
    />
  )
}
