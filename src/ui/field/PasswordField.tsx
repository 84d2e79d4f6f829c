import { type ComponentPropsWithRef, useId, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../controlIcons.tsx'
import classes from './Field.module.css'
import { Field, type FieldTexts, fieldControlProps } from './Field.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> &
  FieldTexts & {
    /** Accessible name of the eye button, such as 'Show password'. */
    showLabel: string
  }

/** Password field that can show its value. Used like `TextField`. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  note,
  required,
  showLabel,
  ...input
}: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  const [isShown, setShown] = useState(false)
  return (
    <Field id={controlId} label={label} hint={hint} error={error} note={note} required={required}>
      <div className={classes.row}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...fieldControlProps(controlId, { hint, error, required })}
          type={isShown ? 'text' : 'password'}
          className={`${classes.control} ${classes.withInside}`}
        />
        <button
          type="button"
          className={classes.inside}
          aria-label={showLabel}
          aria-pressed={isShown}
          aria-controls={controlId}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
    </Field>
  )
}
