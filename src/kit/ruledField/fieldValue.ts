import { normalizeText } from '../../lib/text.ts'
import type { FormField } from './formField.ts'

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * What a field sends for what was typed: trimmed and NFC-normalised; a date in the order that its
 * rule asks for (browsers give yyyy-MM-dd); a phone number without its spaces and signs.
 */
export function fieldValue(field: FormField, typed: unknown): string {
  const value = normalizeText(typed === true ? 'true' : typeof typed === 'string' ? typed : '')
  if (field.widget === 'date' && field.family === 'DATE_MM_DD_YYYY') {
    return value.replace(isoDate, '$2-$3-$1')
  }
  if (field.widget === 'phone') return value.replace(/[\s().-]/g, '')
  // A password is what was typed: only its normal form is made the same everywhere.
  return value
}
