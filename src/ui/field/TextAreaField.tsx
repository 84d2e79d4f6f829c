import { type ComponentPropsWithRef, useId } from 'react'
import classes from './Field.module.css'
import { Field, type FieldTexts, fieldControlProps } from './Field.tsx'

type Props = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'rows'> &
  FieldTexts & {
    /** Initial height: one line, or a few of them. */
    size?: 'line' | 'paragraph'
  }

/** Multi-line text field that grows with its content. Used like `TextField`. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  note,
  required,
  size = 'line',
  ...area
}: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <Field id={controlId} label={label} hint={hint} error={error} note={note} required={required}>
      <textarea
        rows={1}
        data-size={size}
        {...area}
        {...fieldControlProps(controlId, { hint, error, required })}
        className={`${classes.control} ${classes.area}`}
      />
    </Field>
  )
}
