import { PhoneTextField } from '../../../identity/phone/PhoneTextField.tsx'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import { useFieldControl, useFieldTexts } from './useFieldControl.ts'

/** Field for a mobile number, validated again when its country changes. */
export function PhoneField({ field }: { field: FormField }) {
  const { register, getFieldState, trigger } = useRegistrationFormApi()
  const { onChange, ...code } = register('countryDialingCode')
  const changeCountry = (event: { target: unknown; type?: unknown }) => {
    void onChange(event)
    if (getFieldState(field.name).isTouched) void trigger(field.name)
  }
  return (
    <PhoneTextField
      {...useFieldControl(field)}
      {...useFieldTexts(field)}
      dialingCode={{ ...code, onChange: changeCountry }}
    />
  )
}
