import type { ReactNode } from 'react'
import classes from './profileForm.module.css'

type Props = {
  title: string
  /** Introduction that applies to all fields of the group. */
  intro?: string | undefined
  children: ReactNode
}

export function FormPart({ title, intro, children }: Props) {
  return (
    <fieldset className={classes.part}>
      <legend className={classes.title}>{title}</legend>
      {intro !== undefined && <p className={classes.intro}>{intro}</p>}
      <div className={classes.fields}>{children}</div>
    </fieldset>
  )
}
