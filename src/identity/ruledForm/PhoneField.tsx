import { PhoneTextField } from '../phone/PhoneTextField.tsx'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import { type RuledFieldProps, useFieldControl, useFieldTexts } from './useFieldControl.ts'

/** Field for a mobile number. A change of its dialing code validates the number again. */
export function PhoneField(props: RuledFieldProps) {
  const { field } = props
  const { register, getFieldState, setValue, trigger } = useRegistrationFormApi()
  const { onChange: changeCode, ...code } = register('countryDialingCode')
  const changeCountry = (event: { target: unknown; type?: unknown }) => {
    void changeCode(event)
    if (getFieldState(field.name).isTouched) void trigger(field.name)
  }
  return (
    <PhoneTextField
      {...useFieldControl(field)}
      {...useFieldTexts(props)}
      dialingCode={{ ...code, onChange: changeCountry }}
      onDial={(dialingCode) => setValue('countryDialingCode', dialingCode)}
    />
  )
}
