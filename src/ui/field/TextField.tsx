import type { ComponentPropsWithRef, ReactNode } from 'react'
import classes from './Field.module.css'
import { Field, type FieldTexts, useField } from './Field.tsx'

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
export function TextField({ leadingElement, trailingElement, ...props }: Props) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <div className={classes.row}>
        {leadingElement}
        <input type="text" {...control} className={classes.control} />
        {trailingElement}
      </div>
    </Field>
  )
}
