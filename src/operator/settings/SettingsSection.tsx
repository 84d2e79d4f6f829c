import { type ReactNode, useId } from 'react'
import patterns from '../patterns.module.css'
import classes from './settings.module.css'

type Props = { title: string; text?: string; children: ReactNode }

export function SettingsSection({ title, text, children }: Props) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h3 id={id} className={classes.sectionTitle}>
          {title}
        </h3>
        {text !== undefined && <p className={patterns.note}>{text}</p>}
      </div>
      {children}
    </section>
  )
}
