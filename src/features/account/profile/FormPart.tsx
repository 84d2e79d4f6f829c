import type { ReactNode } from 'react'
import classes from './profileForm.module.css'

type Props = {
  title: string
  /** What holds for all of the fields. */
  intro?: string | undefined
  children: ReactNode
}

/** Fields that belong together, under a title of their own. */
export function FormPart({ title, intro, children }: Props) {
  return (
    <fieldset className={classes.part}>
      <legend className={classes.title}>{title}</legend>
      {intro !== undefined && <p className={classes.intro}>{intro}</p>}
      <div className={classes.fields}>{children}</div>
    </fieldset>
  )
}
