import { FormattedMessage } from 'react-intl'
import { ChannelLinks } from '../../../features/support/channels/ChannelLinks.tsx'
import { officialChannels } from '../../../features/support/channels/channels.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import classes from './SideMenu.module.css'

/** The official channels, when some are configured (SIDE-11). */
export function MenuChannels() {
  const status = useQuery(statusQuery()).data
  const channels = status ? officialChannels(status) : []
  if (channels.length === 0) return null
  return (
    <>
      <p className={classes.heading}>
        <FormattedMessage id="support.menu.channels" />
      </p>
      <ChannelLinks channels={channels} />
    </>
  )
}
