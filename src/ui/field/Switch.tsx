import type { ComponentPropsWithRef } from 'react'
import classes from './SwitchField.module.css'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'role' | 'checked'> & {
  checked: boolean
}

/** Switch without a label of its own; the caller names it. */
export function Switch({ checked, ...input }: Props) {
  return (
    <input
      {...input}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      className={classes.switch}
    />
  )
}
