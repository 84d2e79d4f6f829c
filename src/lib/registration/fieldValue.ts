import { normalizeName } from '../names/personName.ts'
import { normalizeText } from '../text.ts'
import { type FieldKind, kindOf } from './fieldKinds.ts'

/** What a ticked box sends. */
export const tickedValue = 'true'

/** The part of a rule that decides on the form of a value. */
type FormRule = { name: string; type?: FieldKind | undefined; patternId?: string | undefined }

const yearFirst = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * What is sent and kept for what was typed: trimmed and NFC-normalised; a date in the order that
 * its rule asks for (browsers give yyyy-MM-dd); a phone number without its spaces and signs;
 * nothing for an empty box; the spaces of a written name as one each. Doing it twice changes
 * nothing.
 *
 * @param input a text, or whether a box is ticked; anything else is no value
 */
export function fieldValue(rule: FormRule, input: unknown): string {
  const value = normalizeText(input === true ? tickedValue : typeof input === 'string' ? input : '')
  // People write numbers with spaces and signs in between.
  if (rule.name === 'mobileNum') return normalizeText(value.replace(/[\s().-]/g, ''))
  // A username is typed again at every log-in, so its spaces are left and `valueSteps` rejects it.
  if (rule.name === 'payeeName' || rule.name === 'fullname') return normalizeName(value)
  switch (kindOf(rule)) {
    case 'date':
      return rule.patternId === 'DATE_MM_DD_YYYY' ? value.replace(yearFirst, '$2-$3-$1') : value
    case 'checkbox':
      return value === 'false' ? '' : value
    default:
      return value
  }
}
