import { type ReactNode, useId } from 'react'
import classes from './Panel.module.css'

type Props = {
  title: ReactNode
  /** At the end of the title's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page with a title of its own. */
export function Panel({ title, aside, children }: Props) {
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
