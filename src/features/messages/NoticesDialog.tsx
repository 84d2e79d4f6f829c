import { useIntl } from 'react-intl'
import { AnnouncementBoard } from './AnnouncementBoard.tsx'
import { useAnnouncements } from './announcements.queries.ts'
import { meantFor } from './audience.ts'
import { LoadedAnnouncements } from './LoadedAnnouncements.tsx'

/** Notices to players, opened by the header's icon (ANN-06). */
export function NoticesDialog() {
  const intl = useIntl()
  const { audience, lists } = useAnnouncements()
  const items = audience && lists && meantFor(audience, lists.playerNotices)
  return (
    <LoadedAnnouncements items={items} emptyId="announcements.noNotices">
      {(shown) => (
        <AnnouncementBoard
          items={shown}
          label={intl.formatMessage({ id: 'announcements.noticeList' })}
        />
      )}
    </LoadedAnnouncements>
  )
}
