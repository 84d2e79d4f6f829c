import { FormattedMessage } from 'react-intl'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import type { Invitation } from '../team.queries.ts'

/** Sign-ups by an invitation, and its limit. */
export function UsesCell({ row: { uses, maximumUses } }: { row: Invitation }) {
  const language = useLanguage()
  const count = formatNumber(uses, language)
  if (maximumUses === undefined) return count
  const maximum = formatNumber(maximumUses, language)
  return <FormattedMessage id="team.usesOf" values={{ count, maximum }} />
}
