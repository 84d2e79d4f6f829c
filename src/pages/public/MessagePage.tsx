import type { ReactNode } from 'react'
import { BrandMark } from '../../ui/Brand.tsx'
import classes from './MessagePage.module.css'

type Props = { title: ReactNode; text: ReactNode; children?: ReactNode }

/** A page that says one thing, with what can be done about it below. */
export function MessagePage({ title, text, children }: Props) {
  return (
    <div className={classes.page}>
      <BrandMark size={64} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  )
}
