import { useIntl } from 'react-intl'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import type { FieldProblem } from './offerForm.ts'

/** Returns a function that maps a problem of an offer field to its error text. */
export function useProblemText(): (problem: FieldProblem) => string {
  const intl = useIntl()
  const language = useLanguage()
  return ({ problem, limit = '0' }) => {
    switch (problem) {
      case 'member':
      case 'rateRange':
      case 'countRange':
      case 'tierLess':
      case 'tierSame':
      case 'tierRate':
        return intl.formatMessage({ id: `contracts.errors.${problem}` })
      case 'rateAbove':
        return intl.formatMessage(
          { id: 'contracts.errors.rateAbove' },
          { rate: formatPercent(limit, language) },
        )
      case 'missing':
        return intl.formatMessage({ id: 'contracts.errors.missing' })
      default:
        return intl.formatMessage(
          { id: `wallet.amount.errors.${problem}` },
          { example: intl.formatNumber(1234.5, { minimumFractionDigits: 2 }) },
        )
    }
  }
}
