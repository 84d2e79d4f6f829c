import { FormattedMessage, useIntl } from 'react-intl'
import { openWindow } from '../../kit/window/openWindow.ts'
import { serviceWindow } from '../../kit/window/openWindowOrLink.ts'
import { isWindow, type ServiceEntry, useServiceEntries } from '../../session/customerService.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { ChannelIcon } from '../../ui/channelIcons.tsx'
import classes from './ServiceWays.module.css'

/**
 * Links to all customer-service channels, for pages that render no dialogs. Renders nothing until
 * the status is loaded, or if no channel has a safe URL.
 */
export function ServiceWays() {
  const intl = useIntl()
  const entries = useServiceEntries() ?? []
  if (entries.length === 0) return null
  return (
    <section
      className={classes.ways}
      aria-label={intl.formatMessage({ id: 'failure.customerService' })}
    >
      <h2 className={classes.title}>
        <FormattedMessage id="failure.customerService" />
      </h2>
      <ul className={classes.list}>
        {entries.map((entry, index) => (
          <li key={entry.path}>
            <Way entry={entry} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Link that works without scripts; with scripts, it opens a window of the right size. */
function Way({ entry, isFirst }: { entry: ServiceEntry; isFirst: boolean }) {
  return (
    <a
      {...buttonLook(isFirst ? 'primary' : 'secondary', 'large')}
      href={entry.path}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (isWindow(entry) && openWindow(entry.path, serviceWindow)) event.preventDefault()
      }}
    >
      <span className={classes.way}>
        <ChannelIcon code={entry.csType.toUpperCase()} />
        {entry.title}
      </span>
    </a>
  )
}
