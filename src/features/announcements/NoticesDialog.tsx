import { FormattedMessage, useIntl } from 'react-intl'
import { openModal } from '../../kit/modal/modalStore.ts'
import { Link } from '../../kit/page/Link.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.queries.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { AnnouncementBoard } from './AnnouncementBoard.tsx'
import { useAnnouncements } from './announcements.queries.ts'
import { meantFor } from './audience.ts'
import { LoadedAnnouncements } from './LoadedAnnouncements.tsx'
import classes from './NoticesDialog.module.css'

/**
 * Dialog of the player notices, opened by the header's bell icon (ANN-06). Notices are not
 * personal; links lead to the announcements and to the member's own messages.
 */
export function NoticesDialog() {
  const intl = useIntl()
  const isSignedIn = useSession().kind === 'signedIn'
  const { audience, lists } = useAnnouncements()
  const items = audience && lists && meantFor(audience, lists.playerNotices)
  const announcements = audience && lists ? meantFor(audience, lists.popup).length : 0
  return (
    <>
      <LoadedAnnouncements items={items} emptyId="announcements.noNotices">
        {(loadedItems) => (
          <AnnouncementBoard
            items={loadedItems}
            label={intl.formatMessage({ id: 'announcements.noticeList' })}
          />
        )}
      </LoadedAnnouncements>
      <div className={classes.more}>
        {announcements > 0 && (
          <Button variant="quiet" onClick={() => openModal({ name: 'announcements' })}>
            {intl.formatMessage({ id: 'announcements.seeAll' }, { count: announcements })}
          </Button>
        )}
        {isSignedIn && (
          <Link to={paths.member('messages')} {...buttonLook('quiet')}>
            <FormattedMessage id="announcements.toMessages" />
          </Link>
        )}
      </div>
    </>
  )
}
