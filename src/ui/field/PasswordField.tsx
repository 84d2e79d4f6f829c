import { type ComponentPropsWithRef, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../controlIcons.tsx'
import classes from './Field.module.css'
import { Field, type FieldTexts, useField } from './Field.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> &
  FieldTexts & {
    /** Accessible name of the eye button, such as 'Show password'. */
    showLabel: string
  }

/** Password field that can show its value. Used like `TextField`. */
export function PasswordField({ showLabel, ...props }: Props) {
  const { field, control } = useField(props)
  const [isShown, setShown] = useState(false)
  return (
    <Field {...field}>
      <div className={classes.row} dir="ltr">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...control}
          type={isShown ? 'text' : 'password'}
          className={`${classes.control} ${classes.withInside}`}
        />
        <button
          type="button"
          className={classes.inside}
          aria-label={showLabel}
          aria-pressed={isShown}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
    </Field>
  )
}
