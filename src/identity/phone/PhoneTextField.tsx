import { type ChangeEvent, type ComponentProps, type ComponentPropsWithRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useQuery } from '../../kit/query/useQuery.ts'
import { splitDialed } from '../../lib/phone.ts'
import { TextField } from '../../ui/field/TextField.tsx'
import { countriesQuery } from './countries.queries.ts'
import classes from './PhoneTextField.module.css'

type Props = Omit<ComponentProps<typeof TextField>, 'leadingElement' | 'type'> & {
  /** Props of the select in front of the number. Its values are dialing codes such as `+55`. */
  dialingCode: ComponentPropsWithRef<'select'>
  /** Called with a dialing code that was typed before the number and removed from it. */
  onDial: (dialingCode: string) => void
}

/**
 * Field for a mobile number with a select for its dialing code. A dialing code that is typed or
 * pasted with the number is selected there. Takes the props of `TextField`.
 */
export function PhoneTextField({ dialingCode, onDial, onChange, ...field }: Props) {
  const intl = useIntl()
  const countries = useQuery(countriesQuery()).data ?? []
  const [dialed, setDialed] = useState<string>()
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const split = splitDialed(
      input.value,
      countries.map((country) => country.dialingCode),
    )
    if (split) {
      input.value = split.number
      onDial(split.dialingCode)
    }
    setDialed(split?.dialingCode)
    onChange?.(event)
  }
  const countryText = ({ country, dialingCode: code }: (typeof countries)[number]) =>
    intl.formatMessage(
      { id: 'phone.country' },
      { code, country: intl.formatDisplayName(country, { type: 'region' }) },
    )
  const dialedCountry = countries.find((country) => country.dialingCode === dialed)
  return (
    <div>
      <TextField
        autoComplete="tel-national"
        {...field}
        type="tel"
        inputMode="tel"
        onChange={change}
        leadingElement={
          <select
            {...dialingCode}
            className={classes.dialingCode}
            aria-label={intl.formatMessage({ id: 'phone.dialingCode' })}
            autoComplete="tel-country-code"
          >
            {countries.map((country) => (
              <option key={country.country} value={country.dialingCode}>
                {countryText(country)}
              </option>
            ))}
          </select>
        }
      />
      <p role="status" className="visuallyHidden">
        {dialedCountry && countryText(dialedCountry)}
      </p>
    </div>
  )
}
