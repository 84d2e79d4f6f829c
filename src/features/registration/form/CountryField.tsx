import { useIntl } from 'react-intl'
import { countriesQuery } from '../../../identity/phone/countries.queries.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { useFieldControl, useFieldTexts } from './useFieldControl.ts'

/** Select of countries, named in the page's language. */
export function CountryField({ field }: { field: FormField }) {
  const intl = useIntl()
  const countries = useQuery(countriesQuery()).data ?? []
  const options = countries
    .map(({ country }) => ({
      value: country,
      label: intl.formatDisplayName(country, { type: 'region', fallback: 'code' }) ?? country,
    }))
    .sort((one, other) => one.label.localeCompare(other.label, intl.locale))
  return (
    <SelectField
      {...useFieldControl(field)}
      {...useFieldTexts(field)}
      options={options}
      placeholder={intl.formatMessage({ id: 'registration.choose' })}
    />
  )
}
