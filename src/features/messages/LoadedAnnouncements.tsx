import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ReadFailure } from '../../kit/failure/ReadFailure.tsx'
import type { MessageId } from '../../kit/i18n/messageIds.ts'
import classes from './AnnouncementBoard.module.css'
import { useAnnouncements } from './announcements.queries.ts'
import type { Announcement } from './audience.ts'

type Props = {
  /** Undefined while they are read. */
  items: readonly Announcement[] | undefined
  /** What to say when there are none. */
  emptyId: MessageId
  children: (items: readonly Announcement[]) => ReactNode
}

/** Announcements once they are there; until then their outline, or why they are not. */
export function LoadedAnnouncements({ items, emptyId, children }: Props) {
  const intl = useIntl()
  const { query } = useAnnouncements()
  if (items === undefined) {
    return query.isError ? (
      <ReadFailure
        titleId="announcements.failed"
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <BoardSkeleton />
    )
  }
  if (items.length === 0) {
    return <p className={classes.none}>{intl.formatMessage({ id: emptyId })}</p>
  }
  return children(items)
}

const rows = [1, 2, 3, 4, 5, 6]

function BoardSkeleton() {
  const intl = useIntl()
  return (
    <div
      className={classes.board}
      role="status"
      aria-label={intl.formatMessage({ id: 'announcements.loading' })}
    >
      <div className={classes.waitingList}>
        {rows.map((row) => (
          <span key={row} className={classes.waitingRow} />
        ))}
      </div>
      <div className={classes.waitingDetail} />
    </div>
  )
}
