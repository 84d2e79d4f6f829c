import type { ComponentPropsWithRef } from 'react'
import classes from './Field.module.css'
import { Field, type FieldTexts, useField } from './Field.tsx'

type Props = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'rows'> &
  FieldTexts & {
    /** Initial height: one line or several lines. */
    size?: 'line' | 'paragraph'
  }

/** Multi-line text field that grows with its content. Used like `TextField`. */
export function TextAreaField({ size = 'line', ...props }: Props) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <textarea
        rows={1}
        data-size={size}
        {...control}
        className={`${classes.control} ${classes.area}`}
      />
    </Field>
  )
}
