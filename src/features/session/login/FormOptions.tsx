import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import classes from './login.module.css'

type Props = {
  /** What is remembered. */
  label: string
  /**
   * A browser without cookies or database shows no box (LOGIN-03); undefined until that is known,
   * while its place is kept.
   */
  canRemember: boolean | undefined
  control: UseFormRegisterReturn
  /** At the end of the row. */
  children?: ReactNode
}

/** The row below a form's fields: what shall be remembered. */
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
