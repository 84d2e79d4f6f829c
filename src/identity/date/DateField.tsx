import { type ClipboardEvent, type Ref, useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import {
  type DatePart,
  type DateParts,
  dateOrder,
  joinDate,
  readDate,
  splitDate,
} from '../../lib/dateParts.ts'
import { plainText } from '../../lib/text.ts'
import fieldClasses from '../../ui/field/Field.module.css'
import { FieldMessage, type FieldTexts, fieldControlProps } from '../../ui/field/Field.tsx'
import classes from './DateField.module.css'

type Props = FieldTexts & {
  /** Id of the first input, to which error summaries link. */
  id?: string | undefined
  required?: boolean | undefined
  /** Autofill token of the field: `bday` for a birthday. */
  autoComplete?: string | undefined
  /** `yyyy-MM-dd`; another text while the date is incomplete. */
  value: string
  onChange: (value: string) => void
  /** Called when the focus leaves all three inputs. */
  onBlur?: () => void
  /** Ref of the first input. */
  ref?: Ref<HTMLInputElement>
  'data-autofocus'?: boolean
}

/** Typed parts of the date, replaced when `value` changes from outside. */
function useDateParts(value: string) {
  const [parts, setParts] = useState(() => splitDate(value))
  const [knownValue, setKnownValue] = useState(value)
  if (value !== knownValue) {
    setKnownValue(value)
    if (joinDate(parts) !== value) setParts(splitDate(value))
  }
  return [parts, setParts] as const
}

/** Example of a date in the language's own form. */
const exampleDay = Date.UTC(1992, 2, 27)

/**
 * Field for a date that people know by heart: day, month and year in the language's order, each in
 * an input of its own. A whole date that is pasted into one input fills all three.
 */
export function DateField(props: Props) {
  const { label, note, error, required, autoComplete, value, onChange, onBlur, ref } = props
  const intl = useIntl()
  const ownId = useId()
  const id = props.id ?? ownId
  const order = useMemo(() => dateOrder(intl.locale), [intl.locale])
  const [parts, setParts] = useDateParts(value)
  const date = intl.formatDate(exampleDay, { timeZone: 'UTC' })
  const hint = props.hint ?? intl.formatMessage({ id: 'registration.date.example' }, { date })
  const { 'aria-describedby': describedBy, ...control } = fieldControlProps(id, {
    hint,
    error,
    required,
  })
  const change = (newParts: DateParts) => {
    setParts(newParts)
    onChange(joinDate(newParts))
  }
  // A browser may fill a whole date into one input.
  const type = (part: DatePart, text: string) =>
    change(readDate(text, order) ?? { ...parts, [part]: plainText(text).replace(/\D/g, '') })
  const paste = (event: ClipboardEvent) => {
    const pasted = readDate(event.clipboardData.getData('text'), order)
    if (!pasted) return
    event.preventDefault()
    change(pasted)
  }
  return (
    <fieldset
      className={classes.group}
      aria-describedby={describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      <legend className={fieldClasses.label}>
        {label}
        {required && (
          <span className={fieldClasses.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
        {note !== undefined && <span className={fieldClasses.note}>{note}</span>}
      </legend>
      <div className={classes.parts}>
        {order.map((part, index) => (
          <label key={part} className={classes.part} data-part={part}>
            {intl.formatMessage({ id: `registration.date.${part}` })}
            <input
              {...control}
              id={index === 0 ? id : `${id}-${part}`}
              ref={index === 0 ? ref : undefined}
              data-autofocus={index === 0 ? props['data-autofocus'] : undefined}
              className={fieldClasses.control}
              type="text"
              inputMode="numeric"
              autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
              value={parts[part]}
              onChange={(event) => type(part, event.currentTarget.value)}
              onPaste={paste}
            />
          </label>
        ))}
      </div>
      {FieldMessage({ id, hint, error })}
    </fieldset>
  )
}
