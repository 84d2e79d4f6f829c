import type { MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { openWindow } from '../../../kit/window/openWindow.ts'
import { knownLink } from '../../../lib/knownLink.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import classes from './forgotPassword.module.css'

/** Size of the window in CSS pixels (CONST-43). */
const size = { width: 440, height: 750 }

/**
 * Opens customer service in a separate window, so that the form stays visible (LOGIN-10). Acts as
 * an ordinary link if the browser opens no window, and renders nothing without a safe service
 * address.
 */
export function ServiceWindowLink() {
  const status = useQuery(statusQuery()).data
  const hosts = status ? [status.mainDomain, ...status.domainRoute] : []
  const link = status?.customerService
    .map(({ path }) => knownLink(path, hosts))
    .find((path) => path !== undefined)
  if (link === undefined) return null
  const openBeside = (event: MouseEvent) => {
    if (openWindow(link, size)) event.preventDefault()
  }
  return (
    <a
      className={classes.service}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      onClick={openBeside}
    >
      <FormattedMessage id="forgotPassword.service" />
    </a>
  )
}
