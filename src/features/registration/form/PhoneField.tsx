import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { read } from '../../../api/read.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import type { FormField } from '../rules/formField.ts'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import classes from './registrationForm.module.css'
import { useFieldControl, useFieldTexts } from './useFieldControl.ts'

/** The countries whose numbers are accepted, the market's own first. */
export const countriesQuery = () => ({
  ...read('/wps/system/countryCodes', {}),
  staleTime: Number.POSITIVE_INFINITY,
})

/** A mobile number with its country's dialing code. */
export function PhoneField({ field }: { field: FormField }) {
  const intl = useIntl()
  const { register, getFieldState, trigger } = useRegistrationFormApi()
  const countries = useQuery(countriesQuery()).data ?? []
  const { onChange, ...code } = register('countryDialingCode')
  return (
    <TextField
      {...useFieldControl(field)}
      {...useFieldTexts(field)}
      type="tel"
      inputMode="tel"
      leading={
        <select
          {...code}
          className={classes.dialingCode}
          aria-label={intl.formatMessage({ id: 'registration.fields.countryDialingCode' })}
          autoComplete="tel-country-code"
          onChange={(event) => {
            void onChange(event)
            if (getFieldState(field.name).isTouched) void trigger(field.name)
          }}
        >
          {countries.map(({ country, dialingCode }) => (
            <option key={country} value={dialingCode}>
              {intl.formatMessage(
                { id: 'registration.sms.country' },
                { code: dialingCode, country: intl.formatDisplayName(country, { type: 'region' }) },
              )}
            </option>
          ))}
        </select>
      }
    />
  )
}
