import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import classes from './login.module.css'

type Props = {
  label: string
  /**
   * False for a browser that stores no cookies or keys: the checkbox is hidden (LOGIN-03).
   * Undefined until this is known: the space of the checkbox is reserved.
   */
  canRemember: boolean | undefined
  control: UseFormRegisterReturn
  /** Content at the end of the row. */
  children?: ReactNode
}

/** Row below a form's fields with the "remember me" checkbox. */
export function FormOptions({ label, canRemember, control, children }: Props) {
  return (
    <div className={classes.options}>
      {canRemember === undefined && (
        <span className={classes.boxToCome} aria-hidden="true">
          {label}
        </span>
      )}
      {canRemember && <CheckboxField {...control} label={label} isPlain />}
      {children}
    </div>
  )
}
