import type { ComponentProps, ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { useQuery } from '../../kit/query/useQuery.ts'
import { TextField } from '../../ui/field/TextField.tsx'
import { countriesQuery } from './countries.queries.ts'
import classes from './PhoneTextField.module.css'

type Props = Omit<ComponentProps<typeof TextField>, 'leadingElement' | 'type'> & {
  /** Props of the select beside the number, whose value is a dialing code such as `+55`. */
  dialingCode: ComponentPropsWithRef<'select'>
}

/** Field for a mobile number with a country's dialing code. Takes the props of `TextField`. */
export function PhoneTextField({ dialingCode, ...field }: Props) {
  const intl = useIntl()
  const countries = useQuery(countriesQuery()).data ?? []
  return (
    <TextField
      autoComplete="tel-national"
      {...field}
      type="tel"
      inputMode="tel"
      leadingElement={
        <select
          {...dialingCode}
          className={classes.dialingCode}
          aria-label={intl.formatMessage({ id: 'phone.dialingCode' })}
          autoComplete="tel-country-code"
        >
          {countries.map((country) => (
            <option key={country.country} value={country.dialingCode}>
              {intl.formatMessage(
                { id: 'phone.country' },
                {
                  code: country.dialingCode,
                  country: intl.formatDisplayName(country.country, { type: 'region' }),
                },
              )}
            </option>
          ))}
        </select>
      }
    />
  )
}
