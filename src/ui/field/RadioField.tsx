import { type ReactNode, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FieldMessage } from './Field.tsx'
import classes from './RadioField.module.css'
import { radioLook } from './radioLook.ts'

type Props = {
  legend: ReactNode
  options: readonly { value: string; label: ReactNode }[]
  field: UseFormRegisterReturn
  error: string | undefined
}

/** Radio group with a visible legend, for a question with a few answers. */
export function RadioField({ legend, options, field, error }: Props) {
  const id = useId()
  return (
    <fieldset className={classes.choice} aria-describedby={`${id}-message`}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={classes.option}>
            <input {...field} {...radioLook} value={value} />
            {label}
          </label>
        ))}
      </div>
      <FieldMessage id={id} hint={undefined} error={error} />
    </fieldset>
  )
}
