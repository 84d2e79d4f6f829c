import type { ComponentPropsWithRef } from 'react'
import { ChevronDownIcon } from '../controlIcons.tsx'
import classes from './Field.module.css'
import { Field, type FieldTexts, useField } from './Field.tsx'

type Props = Omit<ComponentPropsWithRef<'select'>, 'className' | 'children' | 'multiple'> &
  FieldTexts & {
    options: readonly { value: string; label: string; isDisabled?: boolean }[]
    /** Shown while nothing is selected; its value is the empty string. */
    placeholder?: string
  }

/** Native select, for its support in every screen reader, keyboard and phone. */
export function SelectField({ options, placeholder, ...props }: Props) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <div className={classes.row}>
        <select {...control} className={`${classes.control} ${classes.select}`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
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
