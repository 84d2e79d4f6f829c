import { normalizeName } from '../names/personName.ts'
import { type PhoneCountry, readPhone } from '../phone.ts'
import { joinText, latinDigits, normalizeText, plainText } from '../text.ts'
import type { DocumentKind } from './documentKind.ts'
import { type FieldKind, kindOf } from './fieldKinds.ts'

/** Value of a checked checkbox. */
export const tickedValue = 'true'

/** Properties of a rule that determine how a value is converted. */
type FormRule = {
  name: string
  type?: FieldKind | undefined
  patternId?: string | undefined
  document?: DocumentKind | undefined
}

const yearFirst = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Converts input to the value that is sent and stored. Every text is normalised (`normalizeText`).
 * A date is written in the order of its rule. Phone numbers lose the dialing code, spaces and
 * signs; codes and CPFs lose their separators. The words of a name are separated by single spaces.
 * Digits of a number become 0 to 9. An unchecked checkbox becomes an empty text. Converting twice
 * changes nothing.
 *
 * @param input a text, or true for a checked checkbox; anything else is treated as empty
 * @param country country of a phone number, if known
 */
export function fieldValue(rule: FormRule, input: unknown, country?: PhoneCountry): string {
  const value = normalizeText(input === true ? tickedValue : typeof input === 'string' ? input : '')
  if (rule.document === 'CPF') return joinText(value)
  switch (rule.name) {
    case 'mobileNum':
      return readPhone(value, country ?? { dialingCode: '' })
    case 'verificationCode':
    case 'captcha':
      return joinText(value)
    case 'paymentPassword':
      return latinDigits(value)
    case 'qqNum':
    case 'whatsapp':
    case 'zalo':
      return plainText(value)
    // A username keeps its inner spaces, so that `valueSteps` rejects it and the player chooses
    // another one.
    case 'payeeName':
    case 'fullname':
      return normalizeName(value)
    default:
  }
  switch (kindOf(rule)) {
    case 'email':
    case 'number':
      return plainText(value)
    case 'date':
      return rule.patternId === 'DATE_MM_DD_YYYY'
        ? plainText(value).replace(yearFirst, '$2-$3-$1')
        : plainText(value)
    case 'checkbox':
      return value === 'false' ? '' : value
    default:
      return value
  }
}
