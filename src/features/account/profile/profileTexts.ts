import type { IntlShape } from 'react-intl'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { reasonMessage } from '../../../identity/ruledField/messages.ts'
import { isReason } from '../../../identity/ruledField/reasons.ts'
import { onceFields } from './profileFields.ts'
import { hasRule, longestNickname, type ProfileRules } from './profileRules.ts'

/** Error text for the reason why a field is invalid; undefined for a valid field. */
export function profileErrorText(
  intl: IntlShape,
  reason: string | undefined,
  field: FormField,
  { rules, minimumAge }: ProfileRules,
): string | undefined {
  if (!isReason(reason)) return reason
  if (reason === 'taken' && onceFields.some((once) => once === field.name)) {
    return intl.formatMessage({ id: 'profile.form.takenMeanwhile' })
  }
  if (reason === 'tooLong' && !hasRule(rules, field.name)) {
    return intl.formatMessage({ id: 'profile.form.tooLong' })
  }
  return reasonMessage(intl, field, reason, { minimumAge, phoneDigits: undefined })
}

/** Error text for the reason why a nickname is invalid; undefined for a valid nickname. */
export function nicknameErrorText(intl: IntlShape, reason: string | undefined): string | undefined {
  switch (reason) {
    case undefined:
      return undefined
    case 'required':
      return intl.formatMessage({ id: 'profile.form.nicknameMissing' })
    case 'characters':
      return intl.formatMessage({ id: 'registration.messages.characters' })
    default:
      return intl.formatMessage({ id: 'profile.form.nicknameTooLong' }, { most: longestNickname })
  }
}
