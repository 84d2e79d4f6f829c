import { FormattedMessage } from 'react-intl'
import { BannerPlace } from '../../../features/announcements/banners/BannerPlace.tsx'
import { ChannelLinks } from '../../../features/support/channels/ChannelLinks.tsx'
import { officialChannels } from '../../../features/support/channels/channels.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import classes from './SideMenu.module.css'

/** End of the menu: official channels, if any are configured (SIDE-11), and banners (ANN-16). */
export function MenuFoot() {
  const status = useQuery(statusQuery()).data
  const channels = status ? officialChannels(status) : []
  return (
    <>
      {channels.length > 0 && (
        <>
          <p className={classes.heading}>
            <FormattedMessage id="support.menu.channels" />
          </p>
          <ChannelLinks channels={channels} />
        </>
      )}
      <div className={classes.banners}>
        <BannerPlace group="w_leftmenu" />
      </div>
    </>
  )
}
