import { type ComponentPropsWithRef, useId } from 'react'
import { ChevronDownIcon } from '../controlIcons.tsx'
import classes from './Field.module.css'
import { Field, type FieldTexts, fieldControlProps } from './Field.tsx'

type Props = Omit<ComponentPropsWithRef<'select'>, 'className' | 'children' | 'multiple'> &
  FieldTexts & {
    options: readonly { value: string; label: string }[]
    /** Shown while nothing is selected; its value is the empty string. */
    placeholder?: string
  }

/** Native select, which every screen reader, keyboard and phone supports. */
export function SelectField({
  id,
  label,
  hint,
  error,
  note,
  required,
  options,
  placeholder,
  ...select
}: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <Field id={controlId} label={label} hint={hint} error={error} note={note} required={required}>
      <div className={classes.row}>
        <select
          {...select}
          {...fieldControlProps(controlId, { hint, error, required })}
          className={`${classes.control} ${classes.select}`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={classes.arrow}>
          <ChevronDownIcon />
        </span>
      </div>
    </Field>
  )
}
