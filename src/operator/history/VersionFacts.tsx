import { useIntl } from 'react-intl'
import type { components } from '../../api/gen/paths.ts'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import classes from './history.module.css'

type Facts = Pick<
  components['schemas']['VersionSummary'],
  'author' | 'createdAt' | 'restoredFrom' | 'fieldCount'
>

export function LiveMark({ isLive }: { isLive: boolean }) {
  const intl = useIntl()
  if (!isLive) return null
  return <span className={classes.live}>{intl.formatMessage({ id: 'operator.history.live' })}</span>
}

/** Time and author of a publication, its number of fields, and the version that it restored. */
export function VersionFacts({ author, createdAt, restoredFrom, fieldCount }: Facts) {
  const intl = useIntl()
  const moment = formatInstant(createdAt, 'dateTime', useLanguage())
  return (
    <ul className={classes.facts}>
      <li>{intl.formatMessage({ id: 'operator.history.when' }, { moment, author })}</li>
      <li>{intl.formatMessage({ id: 'operator.history.fields' }, { count: fieldCount })}</li>
      {restoredFrom !== undefined && (
        <li>
          {intl.formatMessage({ id: 'operator.history.restoredFrom' }, { version: restoredFrom })}
        </li>
      )}
    </ul>
  )
}
