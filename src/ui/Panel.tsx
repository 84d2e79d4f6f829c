import { type ReactNode, useId } from 'react'
import classes from './Panel.module.css'

type Props = {
  title: ReactNode
  /** At the end of the title's line. */
  aside?: ReactNode
  /** Of its heading; 3 within a part that has a heading itself. */
  level?: 2 | 3
  children: ReactNode
}

/** A part of a page with a title of its own. */
export function Panel({ title, aside, level = 2, children }: Props) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <Heading id={id} className={classes.title}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}
