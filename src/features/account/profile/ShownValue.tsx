import { useIntl } from 'react-intl'
import { formatDay } from '../../../kit/format/calendarDay.ts'
import { countryName } from '../../../kit/format/countryOptions.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { parseDate } from '../../../lib/date.ts'
import { PersonName } from '../../../ui/PersonName.tsx'
import { hiddenNumber, type ProfileFieldName } from './profileFields.ts'

type Props = {
  name: ProfileFieldName
  value: string
  /** Masks all but the end of a document's number. */
  isDiscreet?: boolean
}

/** Value of a profile field, formatted for display. */
export function ShownValue({ name, value, isDiscreet = false }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  switch (name) {
    case 'payeeName':
    case 'fullname':
      return <PersonName name={value} />
    case 'birthday': {
      const day = parseDate(value)
      return day ? formatDay(day, language) : <bdi>{value}</bdi>
    }
    case 'nationality':
      return <bdi>{countryName(intl, value)}</bdi>
    case 'idNumber':
      return <bdi dir="ltr">{isDiscreet ? hiddenNumber(value) : value}</bdi>
    default:
      return <bdi>{value}</bdi>
  }
}
