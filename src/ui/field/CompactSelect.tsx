import { type ComponentPropsWithRef, useId } from 'react'
import { ChevronDownIcon } from '../controlIcons.tsx'
import classes from './Compact.module.css'
import field from './Field.module.css'

type Props<Value extends string> = Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'children' | 'id' | 'multiple' | 'value' | 'onChange'
> & {
  /** Accessible name, not visible: the selected value explains itself. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Native select for a toolbar. */
export function CompactSelect<Value extends string>({
  label,
  options,
  onChange,
  ...select
}: Props<Value>) {
  const id = useId()
  return (
    <div className={classes.select}>
      <label htmlFor={id} className="visuallyHidden">
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={`${field.control} ${field.select}`}
        onChange={(event) => {
          const chosen = options.find(({ value }) => value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={field.arrow}>
        <ChevronDownIcon />
      </span>
    </div>
  )
}
