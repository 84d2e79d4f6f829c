import { type ReactNode, useId } from 'react'
import classes from './Field.module.css'

export type FieldTexts = {
  label: string
  /** Expected input; shown below the control until there is an error. */
  hint?: ReactNode
  /** Error message; replaces the hint on the line that is always reserved. */
  error?: ReactNode
  /** Note beside the label, such as 'optional'. */
  note?: ReactNode
}

type Props = FieldTexts & {
  /** Id of the control; the label's id is `${id}-label`, the message's id `${id}-message`. */
  id: string
  required?: boolean | undefined
  children: ReactNode
}

/** Label, control and message line, associated for screen readers. */
export function Field({ id, label, hint, error, note, required, children }: Props) {
  return (
    <div className={classes.field}>
      <label id={`${id}-label`} className={classes.label} htmlFor={id}>
        {label}
        {required && (
          <span className={classes.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
        {note !== undefined && <span className={classes.note}>{note}</span>}
      </label>
      {children}
      {/* Called instead of rendered: in forms of 200 fields each component costs time. */}
      {FieldMessage({ id, hint, error })}
    </div>
  )
}

/** Message line below a control. */
export function FieldMessage({ id, hint, error }: Pick<Props, 'id' | 'hint' | 'error'>) {
  return (
    <p id={messageId(id)} className={classes.message} data-error={hasText(error) || undefined}>
      {hasText(error) ? error : hint}
    </p>
  )
}

/** Splits a control's props into those of its `Field` and those of the control itself. */
export function useField<
  ControlProps extends Omit<Props, 'id' | 'children'> & { id?: string | undefined },
>({ id, label, hint, error, note, required, ...control }: ControlProps) {
  const ownId = useId()
  const field = { id: id ?? ownId, label, hint, error, note, required }
  return { field, control: { ...control, ...fieldControlProps(field.id, field) } }
}

/** Attributes that associate a control with its `Field`; spread them on the control. */
export function fieldControlProps(
  id: string,
  { hint, error, required }: Pick<Props, 'hint' | 'error' | 'required'>,
) {
  return {
    id,
    'aria-describedby': hasText(hint) || hasText(error) ? messageId(id) : undefined,
    'aria-invalid': hasText(error) || undefined,
    // Not `required`: the browser's own validation bubbles would cover the field's message.
    'aria-required': required || undefined,
  }
}

const messageId = (id: string) => `${id}-message`

const hasText = (text: ReactNode) => text !== undefined && text !== null && text !== ''
