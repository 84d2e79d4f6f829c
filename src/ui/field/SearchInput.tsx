import { type ComponentPropsWithRef, useId } from 'react'
import { Icon } from '../icons.tsx'
import classes from './Compact.module.css'
import field from './Field.module.css'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'id'> & {
  /** Placeholder of the field and its accessible name. */
  label: string
}

/** Search field for a toolbar. */
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
