import { ChannelIcon } from '../../../ui/channelIcons.tsx'
import classes from './ChannelLinks.module.css'
import type { Channel } from './channels.ts'

/** Links to the brand's pages on other sites, each with its icon and name. */
export function ChannelLinks({ channels }: { channels: readonly Channel[] }) {
  return (
    <ul className={classes.links}>
      {channels.map(({ code, name, url }) => (
        <li key={code}>
          <a
            href={url}
            className={classes.link}
            target={url.startsWith('mailto:') ? undefined : '_blank'}
            rel="noopener noreferrer"
          >
            <ChannelIcon code={code} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
