import { FormattedMessage } from 'react-intl'
import type { IdentityStatus } from '../../../identity/identityCheck/identity.queries.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { type Fact, FactList } from '../../../ui/FactList.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './person.module.css'

type Person = IdentityStatus['person']

/** Known data of the member, which is not requested again. Renders nothing if no data is known. */
export function KnownPerson({ person }: { person: Person }) {
  const language = useLanguage()
  const { number, fullName, birthday, locked } = person
  if (locked.length === 0) return null
  const day =
    birthday === undefined
      ? undefined
      : formatInstant(`${birthday}T00:00:00Z`, 'date', language, 'UTC')
  const values = {
    number: number === undefined ? undefined : <bdi dir="ltr">{number}</bdi>,
    fullName: fullName === undefined ? undefined : <PersonName name={fullName} />,
    birthday: day,
  }
  const facts: Fact[] = locked.map((field) => ({
    id: field,
    term: <FormattedMessage id={`identity.person.${field}`} />,
    value: values[field],
  }))
  return (
    <div className={classes.known}>
      <h3 className={classes.knownTitle}>
        <FormattedMessage id="identity.person.known" />
      </h3>
      <FactList facts={facts} />
      <p className={textClasses.detail}>
        <FormattedMessage id="identity.person.knownNote" />
      </p>
    </div>
  )
}
