import { type ComponentPropsWithRef, useId } from 'react'
import { Icon } from '../icons.tsx'
import classes from './Compact.module.css'
import field from './Field.module.css'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'id'> & {
  /** Stands in the field until something is typed, and names it for readers. */
  label: string
}

/** A line to search with, in a row of controls. */
export function SearchInput({ label, ...input }: Props) {
  const id = useId()
  return (
    <div className={classes.search}>
      <label htmlFor={id} className="visuallyHidden">
        {label}
      </label>
      <Icon>
        <circle cx="9" cy="9" r="5.500" />
        <path d="m13.200 13.200 3.800 3.800" />
      </Icon>
      <input
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        id={id}
        type="search"
        placeholder={label}
        className={field.control}
      />
    </div>
  )
}
