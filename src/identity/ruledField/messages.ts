import type { IntlShape } from 'react-intl'
import { patternMessageIds } from '../../api/gen/patternMessages.ts'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { isKnownField } from '../../lib/registration/fieldKinds.ts'
import type { FormField, LocalizedText } from './formField.ts'
import type { Reason } from './reasons.ts'

/** Values for a message with length limits; a single number if both are equal (REG-20). */
function lengthValues({ minLength, maxLength }: FormField) {
  if (minLength === undefined || maxLength === undefined) {
    return { bounds: 'unknown', min: 0, max: 0 }
  }
  return {
    bounds: minLength === maxLength ? 'exact' : 'range',
    min: minLength,
    max: maxLength,
  }
}

/**
 * Text in the language or the nearest available one: `pt-BR`, `pt`, English, then any.
 * @param language BCP 47 tag; its Unicode extension (`-u-…`) is ignored.
 */
export function localText(text: LocalizedText, language: string): string | undefined {
  const [tag = ''] = language.split('-u-')
  return text[tag] ?? text[tag.split('-')[0] ?? ''] ?? text.en ?? Object.values(text).at(0)
}

/** Label of a field: the operator's text, else the portal's text, else the name of the field. */
export function fieldLabel(intl: IntlShape, field: FormField): string {
  const own = localText(field.label, intl.locale)
  if (own !== undefined) return own
  if (!isKnownField(field.name)) return field.name
  if (field.document === 'CPF') return intl.formatMessage({ id: 'registration.documents.cpf' })
  return intl.formatMessage({ id: `registration.fields.${field.name}` })
}

/** Messages of fields for which the pattern family is ignored. */
const ownMessages: Partial<Record<string, MessageId>> = {
  captcha: 'registration.messages.captcha',
  verificationCode: 'registration.messages.verificationCode',
}

const passwordLength = 'registration.messages.passwordLength'
const confirmation = 'registration.messages.confirmation'

/** Messages by `field.reason` or `patternFamily.reason` (REG-63, REG-66, REG-73). */
const fieldMessages: Partial<Record<string, MessageId>> = {
  'password.tooShort': passwordLength,
  'password.tooLong': passwordLength,
  'affiliateCode.wrong': 'registration.messages.affiliate',
  'confirmPassword.required': confirmation,
  'confirmPassword.tooShort': confirmation,
  'confirmPassword.tooLong': confirmation,
  'LENGTH_ONLY.required': 'registration.messages.empty',
}

/** Messages by field name for a pattern family that this build does not contain. */
const familyless: Partial<Record<string, MessageId>> = {
  password: passwordLength,
  paymentPassword: passwordLength,
  payeeName: 'registration.messages.payeeName',
  mobileNum: 'registration.messages.mobileNumber',
  affiliateCode: 'registration.messages.affiliate',
}

/**
 * Messages of fields that are selected, ticked or repeated. A message about characters and lengths
 * does not apply to them.
 */
const choiceMessages: Partial<Record<FormField['widget'], MessageId>> = {
  select: 'registration.messages.option',
  country: 'registration.messages.option',
  checkbox: 'registration.messages.tick',
  confirm: 'registration.messages.confirmation',
  // This message names no order of day and month, because the order depends on the language.
  date: 'registration.messages.date',
}

/** Messages with length limits that were formatted so far, by message id and limits. */
const lengthMessages = new WeakMap<IntlShape, Map<string, string>>()

/**
 * Message with the length limits of a field. Most fields of a form share a message and limits, so
 * each such text is formatted only once.
 */
function lengthMessage(intl: IntlShape, id: MessageId, field: FormField): string {
  const known = lengthMessages.get(intl) ?? new Map<string, string>()
  lengthMessages.set(intl, known)
  const key = `${id} ${field.minLength} ${field.maxLength}`
  const text = known.get(key) ?? intl.formatMessage({ id }, lengthValues(field))
  // The text is empty while its group is not loaded.
  if (text !== '') known.set(key, text)
  return text
}

/** Description of a field's rule, for its error, hint and error summary (REG-19, REG-21). */
export function ruleMessage(intl: IntlShape, field: FormField): string {
  const id =
    ownMessages[field.name] ??
    choiceMessages[field.widget] ??
    (field.patternId === undefined
      ? (familyless[field.name] ?? 'registration.messages.empty')
      : patternMessageIds[field.patternId])
  return lengthMessage(intl, id, field)
}

/** Hints of fields whose rule does not describe what to type. */
const ownHints: Partial<Record<string, MessageId>> = {
  email: 'registration.hints.email',
  mobileNum: 'registration.hints.mobileNum',
  affiliateCode: 'registration.hints.affiliateCode',
  fullname: 'registration.hints.fullname',
  payeeName: 'registration.hints.payeeName',
  address: 'registration.hints.address',
  occupation: 'registration.hints.occupation',
  sourceOfIncome: 'registration.hints.sourceOfIncome',
  recommenderId: 'registration.hints.recommenderId',
  whatsapp: 'registration.hints.whatsapp',
}

/** Hint below a field without an error: what to type; undefined if the field needs no hint. */
export function fieldHint(intl: IntlShape, field: FormField): string | undefined {
  const own = localText(field.hint, intl.locale)
  if (own !== undefined) return own
  const id = field.document === 'CPF' ? 'registration.documents.cpfHint' : ownHints[field.name]
  if (id !== undefined) return intl.formatMessage({ id })
  if (ownMessages[field.name] || choiceMessages[field.widget]) return undefined
  return ruleMessage(intl, field)
}

export type MessageContext = {
  minimumAge: number
  phoneDigits: { min: number; max: number } | undefined
}

const reasonMessages: Partial<Record<Reason, MessageId>> = {
  mismatch: 'registration.messages.mismatch',
  expired: 'registration.messages.codeExpired',
  option: 'registration.messages.option',
  characters: 'registration.messages.characters',
  common: 'errors.passwordCommon',
  date: 'registration.messages.date',
  number: 'registration.messages.number',
  cpf: 'registration.messages.cpf',
}

const takenMessages: Partial<Record<string, MessageId>> = {
  username: 'registration.messages.usernameTaken',
  mobileNum: 'registration.messages.mobileTaken',
}

/** Error message for the reason why a field was rejected. */
export function reasonMessage(
  intl: IntlShape,
  field: FormField,
  reason: Reason,
  { minimumAge, phoneDigits }: MessageContext,
): string {
  const own =
    reasonMessages[reason] ??
    fieldMessages[`${field.name}.${reason}`] ??
    (ownMessages[field.name] === undefined && choiceMessages[field.widget] === undefined
      ? fieldMessages[`${field.patternId}.${reason}`]
      : undefined)
  if (own !== undefined) return lengthMessage(intl, own, field)
  switch (reason) {
    case 'taken':
      return intl.formatMessage({
        id: takenMessages[field.name] ?? 'registration.messages.taken',
      })
    case 'underAge':
      return intl.formatMessage({ id: 'registration.messages.underAge' }, { age: minimumAge })
    case 'wrong':
      return intl.formatMessage({
        id:
          field.name === 'captcha'
            ? 'registration.messages.captchaWrong'
            : 'registration.messages.codeWrong',
      })
    case 'phone':
      if (!phoneDigits) break
      return intl.formatMessage(
        { id: 'registration.messages.phoneDigits' },
        { bounds: phoneDigits.min === phoneDigits.max ? 'exact' : 'range', ...phoneDigits },
      )
    case 'required':
      return requiredMessage(intl, field)
    default:
  }
  return ruleMessage(intl, field)
}

/**
 * Error of an empty required field: a value is required, and the field's rule (REG-21, FORM-08).
 */
function requiredMessage(intl: IntlShape, field: FormField): string {
  const rule = ruleMessage(intl, field)
  // A text such as "Choose one of the options." already asks for a value, so no further text is
  // added.
  const isAsking =
    ownMessages[field.name] !== undefined ||
    asksForChoice(field) ||
    rule === intl.formatMessage({ id: 'registration.messages.empty' })
  return isAsking ? rule : intl.formatMessage({ id: 'registration.messages.required' }, { rule })
}

const asksForChoice = ({ widget }: FormField): boolean =>
  widget !== 'date' && choiceMessages[widget] !== undefined
