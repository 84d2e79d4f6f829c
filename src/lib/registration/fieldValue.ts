import { normalizeName } from '../names/personName.ts'
import { type PhoneCountry, readPhone } from '../phone.ts'
import { joinText, latinDigits, normalizeText, plainText } from '../text.ts'
import type { DocumentKind } from './documentKind.ts'
import { type FieldKind, kindOf } from './fieldKinds.ts'

/** Value of a ticked box. */
export const tickedValue = 'true'

/** Properties of a rule that determine the form of a value. */
type FormRule = {
  name: string
  type?: FieldKind | undefined
  patternId?: string | undefined
  document?: DocumentKind | undefined
}

const yearFirst = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Converts input to the value that is sent and stored: `normalizeText` for every text; a date in
 * the order of its rule (browsers return yyyy-MM-dd); a phone number without its dialing code,
 * spaces and signs; a code and a CPF without separators; numbers with the digits 0 to 9; an empty text for an unticked box; a name
 * with single spaces. Converting twice changes nothing.
 *
 * @param input a text, or whether a box is ticked; anything else is treated as empty
 * @param country country of a phone number, where it is known
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
    // A username is typed again at every log-in, so its spaces stay and `valueSteps` rejects it.
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
