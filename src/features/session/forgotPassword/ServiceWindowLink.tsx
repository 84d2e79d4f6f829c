import type { MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { openWindow } from '../../../kit/window/openWindow.ts'
import { knownLink } from '../../../lib/knownLink.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import classes from './forgotPassword.module.css'

/** CONST-43. */
const size = { width: 440, height: 750 }

/**
 * Customer service in a window of its own, so that what was typed stays in sight (LOGIN-10); an
 * ordinary link where the browser opens no window. Nothing while there is no service whose address
 * is safe.
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
