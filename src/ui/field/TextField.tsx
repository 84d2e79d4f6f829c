import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import classes from './Field.module.css'
import { Field, type FieldTexts, fieldControlProps } from './Field.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className'> &
  FieldTexts & {
    /** Before the input in its row, such as a dialling code. */
    leading?: ReactNode
    /** After the input in its row, such as a captcha image or 'send code'. */
    trailing?: ReactNode
  }

/**
 * A line of text. Uncontrolled, so that a key costs no render: `<TextField {...register('email')}
 * />`. Any `<input>` attribute may be given; `required` marks the field and leaves checking to the
 * form.
 */
export function TextField({
  id,
  label,
  hint,
  error,
  note,
  required,
  leading,
  trailing,
  ...input
}: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <Field id={controlId} label={label} hint={hint} error={error} note={note} required={required}>
      <div className={classes.row}>
        {leading}
        <input
          type="text"
          {...input}
          {...fieldControlProps(controlId, { hint, error, required })}
          className={classes.control}
        />
        {trailing}
      </div>
    </Field>
  )
}
