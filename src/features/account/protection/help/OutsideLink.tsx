import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import classes from './help.module.css'

type Props = { url: string; name: string; children: ReactNode }

/** Link to an external page, which opens in a new tab. */
export function OutsideLink({ url, name, children }: Props) {
  const intl = useIntl()
  return (
    <a
      href={url}
      className={classes.link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={intl.formatMessage({ id: 'protection.help.opens' }, { name })}
    >
      {children}
    </a>
  )
}
