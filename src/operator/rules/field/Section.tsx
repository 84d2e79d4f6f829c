import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

type Props = {
  title: string
  /**
   * Id of the section. The section receives the focus when a problem concerns the whole section.
   */
  id?: string
  aside?: ReactNode
  children: ReactNode
}

export function Section({ title, id, aside, children }: Props) {
  const titleId = useId()
  return (
    <section id={id} tabIndex={-1} aria-labelledby={titleId} className={classes.section}>
      <div className={classes.head}>
        <h3 id={titleId} className={classes.title}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
