import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useQuery } from '../../kit/query/useQuery.ts'
import { splitDialed } from '../../lib/phone.ts'
import { countriesQuery } from '../phone/countries.queries.ts'
import { PhoneTextField } from '../phone/PhoneTextField.tsx'
import type { FormField } from '../ruledField/formField.ts'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import { useFieldControl, useFieldTexts } from './useFieldControl.ts'

/**
 * Field for a mobile number, validated again when its country changes. A dialing code that is typed
 * or pasted with the number selects the country.
 */
export function PhoneField({ field }: { field: FormField }) {
  const intl = useIntl()
  const { register, getFieldState, setValue, trigger } = useRegistrationFormApi()
  const countries = useQuery(countriesQuery()).data ?? []
  const [dialedCode, setDialedCode] = useState<string>()
  const { onChange: changeCode, ...code } = register('countryDialingCode')
  const { onChange: changeNumber, ...control } = useFieldControl(field)

  const changeCountry = (event: { target: unknown; type?: unknown }) => {
    void changeCode(event)
    if (getFieldState(field.name).isTouched) void trigger(field.name)
  }
  const change = (event: React.ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const codes = countries.map(({ dialingCode }) => dialingCode)
    const dialed = splitDialed(input.value, codes)
    if (dialed) {
      input.value = dialed.number
      setValue('countryDialingCode', dialed.dialingCode)
    }
    setDialedCode(dialed?.dialingCode)
    changeNumber(event)
  }
  const country = countries.find(({ dialingCode }) => dialingCode === dialedCode)
  return (
    <div>
      <PhoneTextField
        {...control}
        {...useFieldTexts(field)}
        onChange={change}
        dialingCode={{ ...code, onChange: changeCountry }}
      />
      <p role="status" className="visuallyHidden">
        {country &&
          intl.formatMessage(
            { id: 'phone.country' },
            {
              code: country.dialingCode,
              country: intl.formatDisplayName(country.country, { type: 'region' }),
            },
          )}
      </p>
    </div>
  )
}
