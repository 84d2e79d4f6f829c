import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import classes from './AnnouncementBoard.module.css'
import { useAnnouncements } from './announcements.queries.ts'
import type { Announcement } from './audience.ts'

type Props = {
  /** Announcements; undefined while they load. */
  items: readonly Announcement[] | undefined
  emptyId: MessageId
  children: (items: readonly Announcement[]) => ReactNode
}

/** Loaded announcements, or their skeleton, failure or empty state. */
export function LoadedAnnouncements({ items, emptyId, children }: Props) {
  const intl = useIntl()
  const { query } = useAnnouncements()
  return (
    <QueryPart
      query={{ ...query, data: items }}
      failedId="announcements.failed"
      placeholder={<BoardSkeleton />}
    >
      {(all) =>
        all.length === 0 ? (
          <p className={classes.none}>{intl.formatMessage({ id: emptyId })}</p>
        ) : (
          children(all)
        )
      }
    </QueryPart>
  )
}

const rows = [1, 2, 3, 4, 5, 6]

const BoardSkeleton = () => (
  <div className={classes.board}>
    <div className={classes.waitingList}>
      {rows.map((row) => (
        <span key={row} className={classes.waitingRow} />
      ))}
    </div>
    <div className={classes.waitingDetail} />
  </div>
)
