import { useState } from 'react'
import { useIntl } from 'react-intl'
import { DayField } from '../../kit/date/DayField.tsx'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import fieldClasses from '../../ui/field/Field.module.css'
import type { FieldTexts } from '../../ui/field/Field.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import classes from './MomentField.module.css'
import { readTime, timeText } from './timeText.ts'

type Props = FieldTexts & {
  /** Id of the input for the day. This input gets the focus on errors. */
  id: string
  /**
   * `yyyy-MM-ddThh:mm` in the operator's time zone; the text before or after the `T` is empty while
   * the day or the time is missing.
   */
  value: string
  onChange: (value: string) => void
}

const exampleTime = '18:00'

/** Field for a day and a time, both in the notation of the page's language. */
export function MomentField({ id, label, note, hint, error, value, onChange }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const [typed, setTyped] = useState<string>()
  const [day = '', time = ''] = value.split('T')
  const change = (newDay: string, newTime: string) =>
    onChange(newDay === '' && newTime === '' ? '' : `${newDay}T${newTime}`)
  const read = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const newTime = readTime(typed)
    if (newTime !== undefined && newTime !== time) change(day, newTime)
  }
  return (
    <fieldset className={classes.group}>
      <legend className={fieldClasses.label}>
        {label}
        {note !== undefined && <span className={fieldClasses.note}>{note}</span>}
      </legend>
      <div className={classes.parts}>
        <DayField
          id={id}
          hint={hint}
          error={error}
          label={intl.formatMessage({ id: 'operator.moment.day' })}
          value={day}
          onChange={(newDay) => change(newDay, time)}
        />
        <TextField
          label={intl.formatMessage({ id: 'operator.moment.time' })}
          autoComplete="off"
          dir="ltr"
          placeholder={timeText(exampleTime, language)}
          value={typed ?? timeText(time, language)}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={read}
          onKeyDown={({ key }) => key === 'Enter' && read()}
        />
      </div>
    </fieldset>
  )
}
