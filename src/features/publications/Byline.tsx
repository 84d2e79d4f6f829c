import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../session/market.ts'
import classes from './Byline.module.css'
import type { Publication } from './publications.queries.ts'

/** Author, date and reading time of a publication. */
export function Byline({ publication }: { publication: Publication }) {
  const language = useLanguage()
  const { author, publishedAt, readingMinutes } = publication
  return (
    <p className={classes.byline}>
      <time dateTime={publishedAt}>
        {formatInstant(publishedAt, 'date', language, useMarket().timeZone)}
      </time>
      <span dir="auto">{author}</span>
      <span>
        <FormattedMessage id="publications.reading" values={{ minutes: readingMinutes }} />
      </span>
    </p>
  )
}
