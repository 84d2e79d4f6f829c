import type { ReactNode } from 'react'
import { BrandMark } from '../../ui/Brand.tsx'
import classes from './MessagePage.module.css'

type Props = {
  title: ReactNode
  text: ReactNode
  children?: ReactNode
  /** True if the URL does not exist. A server that renders this page then responds with 404. */
  isNotFound?: boolean
}

/** A page with a single message and actions below it. */
export function MessagePage({ title, text, children, isNotFound = false }: Props) {
  return (
    <div className={classes.page} data-not-found={isNotFound || undefined}>
      <BrandMark size={64} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  )
}
