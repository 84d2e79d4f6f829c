import { type ReactNode, useId } from 'react'
import classes from './Panel.module.css'

type Props = {
  title: ReactNode
  /** Element at the end of the title's line. */
  aside?: ReactNode
  /** Level of the heading; 3 within a section that has its own heading. */
  level?: 2 | 3
  children: ReactNode
}

/** Section of a page with a title. */
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
