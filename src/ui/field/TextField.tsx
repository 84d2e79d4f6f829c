import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import classes from './Field.module.css'
import { Field, type FieldTexts, fieldControlProps } from './Field.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className'> &
  FieldTexts & {
    /** Element before the input in its row, such as a dialling code. */
    leadingElement?: ReactNode
    /** Element after the input in its row, such as a captcha image or 'send code'. */
    trailingElement?: ReactNode
  }

/**
 * Single-line text field. Uncontrolled, so that a key causes no render: `<TextField
 * {...register('email')} />`. Accepts any `<input>` attribute; `required` marks the field and
 * leaves validation to the form.
 */
export function TextField({
  id,
  label,
  hint,
  error,
  note,
  required,
  leadingElement,
  trailingElement,
  ...input
}: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <Field id={controlId} label={label} hint={hint} error={error} note={note} required={required}>
      <div className={classes.row}>
        {leadingElement}
        <input
          type="text"
          {...input}
          {...fieldControlProps(controlId, { hint, error, required })}
          className={classes.control}
        />
        {trailingElement}
      </div>
    </Field>
  )
}
