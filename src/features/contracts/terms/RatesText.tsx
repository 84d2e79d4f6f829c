import { FormattedMessage } from 'react-intl'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { ratesOf } from '../../../lib/contracts/contractTerms.ts'
import type { ContractTerms } from './contractKinds.ts'

/**
 * Short text of a contract's rates: its single rate, the range of its tiers' rates, or the rates
 * for won and lost bets.
 */
export function RatesText({ terms }: { terms: ContractTerms }) {
  const language = useLanguage()
  const [first = '0', ...others] = ratesOf(terms)
  const last = others.at(-1)
  const from = formatPercent(first, language)
  if (last === undefined) return from
  const to = formatPercent(last, language)
  return (
    <FormattedMessage
      id={terms.kind === 'dividend' ? 'contracts.rateRange' : 'contracts.ratePair'}
      values={{ from, to }}
    />
  )
}
