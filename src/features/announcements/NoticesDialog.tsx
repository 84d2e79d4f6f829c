import { useIntl } from 'react-intl'
import { openModal } from '../../kit/modal/modalStore.ts'
import { Button } from '../../ui/Button.tsx'
import { AnnouncementBoard } from './AnnouncementBoard.tsx'
import { useAnnouncements } from './announcements.queries.ts'
import { meantFor } from './audience.ts'
import { LoadedAnnouncements } from './LoadedAnnouncements.tsx'
import classes from './NoticesDialog.module.css'

/**
 * Dialog of the player notices, opened by the header's bell icon (ANN-06), with a link to the
 * announcements.
 */
export function NoticesDialog() {
  const intl = useIntl()
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
      {announcements > 0 && (
        <div className={classes.more}>
          <Button variant="quiet" onClick={() => openModal({ name: 'announcements' })}>
            {intl.formatMessage({ id: 'announcements.seeAll' }, { count: announcements })}
          </Button>
        </div>
      )}
    </>
  )
}
