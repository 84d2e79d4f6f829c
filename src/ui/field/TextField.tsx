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
 * Input modes of texts that every language writes from left to right: amounts, codes, e-mail
 * addresses, URLs.
 */
const leftToRightModes: ReadonlySet<unknown> = new Set([
  'numeric',
  'decimal',
  'tel',
  'email',
  'url',
])

/**
 * Single-line text field. Uncontrolled, so that typing causes no render: `<TextField
 * {...register('email')} />`. Accepts any `<input>` attribute; `required` marks the field and
 * leaves validation to the form.
 */
export function TextField({ leadingElement, trailingElement, ...props }: Props) {
  const { field, control } = useField(props)
  const dir = control.dir ?? (leftToRightModes.has(control.inputMode) ? 'ltr' : undefined)
  // Called instead of rendered: in forms of 200 fields each component costs time.
  return Field({
    ...field,
    children: (
      <div className={classes.row} dir={leadingElement === undefined ? undefined : dir}>
        {leadingElement}
        <input type="text" {...control} dir={dir} className={classes.control} />
        {trailingElement}
      </div>
    ),
  })
}
