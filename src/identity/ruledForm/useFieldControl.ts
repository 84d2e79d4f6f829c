import { useRef } from 'react'
import type { FieldError } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { fieldValue } from '../../lib/registration/fieldValue.ts'
import { checkLength } from '../../lib/textLength.ts'
import type { FormField } from '../ruledField/formField.ts'
import { fieldHint, fieldLabel, reasonMessage } from '../ruledField/messages.ts'
import { isReason } from '../ruledField/reasons.ts'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'

/** `id` of a field's control, used by its label and by the links of the error summary. */
export const controlId = (name: string) => `registration-${name}`

export type RuledFieldProps = {
  field: FormField
  /**
   * Error of the field in the form's state. The form passes it, because a subscription in each of
   * 200 fields costs time.
   */
  fieldError: FieldError | undefined
}

/** Label, hint, error and note of a field. */
export function useFieldTexts({ field, fieldError }: RuledFieldProps) {
  const intl = useIntl()
  const { messages, getValues } = useRegistrationFormApi()
  const reason = fieldError?.message
  const length =
    reason === 'tooLong' ? checkLength(fieldValue(field, getValues(field.name)), field) : undefined
  return {
    label: fieldLabel(intl, field),
    hint: fieldHint(intl, field),
    error: isReason(reason) ? reasonMessage(intl, field, reason, messages()) : undefined,
    // Pasted text is never truncated. The note contains the number of characters to remove.
    note:
      length?.kind === 'tooLong'
        ? intl.formatMessage(
            { id: 'registration.messages.tooMany' },
            { excess: length.excess, max: field.maxLength ?? 0 },
          )
        : undefined,
  }
}

/** Attributes of a field's control. Input is validated at once, except during IME composition. */
export function useFieldControl(field: FormField) {
  const { register, getFieldState, trigger } = useRegistrationFormApi()
  const { onChange, ...registered } = register(field.name)
  const isComposing = useRef(false)

  const change = (event: { target: unknown; type?: unknown }) => {
    if (isComposing.current) return
    void onChange(event)
    // An untouched confirmation must not show an error, so it is not validated yet.
    if (field.widget === 'newPassword' && getFieldState('confirmPassword').isTouched) {
      void trigger('confirmPassword')
    }
  }
  return {
    ...registered,
    id: controlId(field.name),
    required: field.required,
    autoComplete: field.autoComplete,
    onChange: change,
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: (event: { currentTarget: unknown }) => {
      isComposing.current = false
      change({ target: event.currentTarget, type: 'change' })
    },
  }
}
