import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { CheckIcon } from '../controlIcons.tsx'
import classes from './Check.module.css'
import { FieldMessage, type FieldTexts, fieldControlProps } from './Field.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> &
  Omit<FieldTexts, 'label' | 'note'> & {
    /** Label. It may contain links, for example to the terms. */
    label: ReactNode
    /** Reserves no message line, for a checkbox that never has an error. */
    isPlain?: boolean
  }

export function CheckboxField({
  id,
  label,
  hint,
  error,
  required,
  isPlain = false,
  ...input
}: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={classes.check}>
      <span className={classes.boxCell}>
        <input
          {...input}
          {...fieldControlProps(controlId, { hint, error, required })}
          type="checkbox"
          className={classes.box}
        />
        <CheckIcon />
      </span>
      <label htmlFor={controlId}>{label}</label>
      {!isPlain && (
        <div className={classes.checkMessage}>
          <FieldMessage id={controlId} hint={hint} error={error} />
        </div>
      )}
    </div>
  )
}
