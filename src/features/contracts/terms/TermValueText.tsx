import { FormattedMessage } from 'react-intl'
import { formatCount } from '../../../kit/format/numbers.ts'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { type TermField, termValue, tierFields } from '../../../lib/contracts/contractTerms.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import type { TermValue } from './termRows.ts'

/** Formatted value of a term. */
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
      const tier = content.value
      const shownValue = (field: TermField) => {
        const value = termValue(tier, field)
        // The message needs a number to select the plural form.
        if (field.as === 'count') return Number(value)
        const text = <TermValueText content={{ as: field.as, value }} />
        return field.as === 'rate' ? <strong>{text}</strong> : text
      }
      const values = Object.fromEntries(tierFields.map((field) => [field.name, shownValue(field)]))
      return <FormattedMessage id="contracts.tierText" values={values} />
    }
  }
}
