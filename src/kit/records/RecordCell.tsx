import { FormattedMessage } from 'react-intl'
import { referenceOf } from '../../lib/reference.ts'
import { Badge } from '../../ui/Badge.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import { formatInstant } from '../format/dates.ts'
import { Money } from '../format/Money.tsx'
import { formatNumber } from '../format/numbers.ts'
import { formatPercent } from '../format/percent.ts'
import { signOf } from '../format/signOf.ts'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import classes from './RecordCell.module.css'
import type { FieldColumn } from './sealedDefinition.ts'

const dash = '–'

type Props = {
  column: FieldColumn
  value: unknown
  /** BCP 47 tag of the text's language, if it is not the page's. */
  lang?: string | undefined
  currencySymbol: string
  timeZone: string
}

/**
 * Value of a record, formatted according to its column. A missing or invalid value is shown as a
 * dash.
 */
export function RecordCell({ column, value, ...market }: Props) {
  const language = useLanguage()
  if (typeof value === 'number') {
    return column.as === 'change' ? <Change value={value} /> : formatNumber(value, language)
  }
  if (typeof value !== 'string' || value === '') return dash
  return <WrittenCell column={column} value={value} {...market} />
}

function Change({ value }: { value: number }) {
  const language = useLanguage()
  return (
    <span className={classes.gain} data-sign={signOf(String(value))} dir="ltr">
      {formatNumber(value, language, { signDisplay: 'exceptZero' })}
    </span>
  )
}

function WrittenCell({ column, value, lang, currencySymbol, timeZone }: Props & { value: string }) {
  const language = useLanguage()
  switch (column.as) {
    case 'count':
    case 'change':
      return dash
    case 'money':
      return <Money amount={value} symbol={currencySymbol} />
    case 'gain':
      return (
        <span className={classes.gain} data-sign={signOf(value)}>
          <Money amount={value} symbol={currencySymbol} />
        </span>
      )
    case 'percent':
      return formatPercent(value, language)
    case 'moment':
      return (
        <time dateTime={value} className={classes.moment}>
          <span>{formatInstant(value, 'shortDate', language, timeZone)}</span>
          <span className={classes.hour}>{formatInstant(value, 'second', language, timeZone)}</span>
        </time>
      )
    case 'day':
      return (
        <time dateTime={value} className={classes.moment}>
          {formatInstant(value, 'shortDate', language, 'UTC')}
        </time>
      )
    case 'reference':
      return <span className={classes.reference}>{value}</span>
    case 'id':
      return <span className={classes.reference}>{referenceOf(value)}</span>
    case 'text':
      return lang === undefined ? value : <bdi lang={lang}>{value}</bdi>
    case 'name':
      return <PersonName name={value} />
    case 'label':
      return <Label column={column} value={value} />
  }
}

function Label({ column, value }: { column: FieldColumn; value: string }) {
  const { labels = {}, tones = {} } = column
  const id = Object.hasOwn(labels, value) ? labels[value] : undefined
  // The server may send values that this build does not know; they are shown unchanged.
  const text = id === undefined ? value : <FormattedMessage id={id} />
  const tone = Object.hasOwn(tones, value) ? tones[value] : undefined
  if (column.tones === undefined) return text
  return <Badge {...(tone !== undefined && { tone })}>{text}</Badge>
}
