import { FormattedMessage } from 'react-intl'
import { formatCount } from '../../../kit/format/numbers.ts'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import type { TermValue } from './termRows.ts'

/** One value of terms, as people read it. */
export function TermValueText({ content }: { content: TermValue }) {
  const language = useLanguage()
  switch (content.as) {
    case 'money':
      return <MarketMoney amount={content.value} />
    case 'rate':
      return formatPercent(content.value, language)
    case 'count':
      return formatCount(Number(content.value), language)
    case 'period':
      return <FormattedMessage id={`contracts.periods.${content.value}`} />
    case 'tier': {
      const { rate, periodValidBet, periodProfitLoss, activeMemberCount } = content.value
      return (
        <FormattedMessage
          id="contracts.tierText"
          values={{
            rate: <strong>{formatPercent(rate, language)}</strong>,
            bets: <MarketMoney amount={periodValidBet} />,
            loss: <MarketMoney amount={periodProfitLoss} />,
            members: activeMemberCount,
          }}
        />
      )
    }
  }
}
