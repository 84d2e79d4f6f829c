import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Link } from '../../kit/page/Link.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../kit/query/Skeleton.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { RecordPager } from '../../kit/records/RecordPager.tsx'
import { changedQuery } from '../../kit/records/recordAddress.ts'
import { paths } from '../../paths.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import layoutClasses from '../../ui/layout.module.css'
import { MessagesPicture } from '../../ui/pictures/MessagesPicture.tsx'
import { type Deletion, inboxLines } from './deletedLines.ts'
import classes from './Inbox.module.css'
import { InboxItem } from './InboxItem.tsx'
import { type InboxFilter, inboxPageSize, inboxQuery } from './messages.queries.ts'
import { useDeletions } from './useDeletions.ts'

type DeletedLineProps = { deletion: Deletion; onRestore: () => void }

/** Line shown in place of a deleted message, with an undo button. */
function DeletedLine({ deletion: { message, state }, onRestore }: DeletedLineProps) {
  const intl = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  // Moves the focus here, because the delete button is no longer rendered.
  useEffect(() => button.current?.focus(), [])
  const { title } = message
  return (
    <li className={classes.deleted}>
      <p className={classes.title}>
        <FormattedMessage id="messages.deleted.line" values={{ title }} />
      </p>
      <Button
        ref={button}
        isBusy={state === 'restoring'}
        aria-label={intl.formatMessage({ id: 'messages.deleted.undoThis' }, { title })}
        onClick={onRestore}
      >
        <FormattedMessage id="messages.deleted.undo" />
      </Button>
    </li>
  )
}

type Props = { page: number; filter: InboxFilter }

/** Page of the inbox. A deleted message leaves an undo line in its place. */
export function InboxList({ page, filter }: Props) {
  const intl = useIntl()
  const inbox = useQuery(inboxQuery(page, filter))
  const { deletions, returnedId, remove, restore } = useDeletions()
  return (
    <QueryPart query={inbox} placeholder={<Skeleton count={6} />}>
      {({ items, total }) => {
        const lines = inboxLines(items, deletions)
        const pages = Math.max(Math.ceil(total / inboxPageSize), 1)
        if (lines.length === 0 && page > pages) return <LastPage page={pages} />
        if (lines.length === 0) return <NoMessages filter={filter} />
        return (
          <>
            <ul
              className={layoutClasses.stack8}
              aria-label={intl.formatMessage({ id: 'messages.list' })}
            >
              {lines.map((line) =>
                line.kind === 'deletion' ? (
                  <DeletedLine
                    key={`deleted-${line.message.messageId}`}
                    deletion={line}
                    onRestore={() => restore(line.message)}
                  />
                ) : (
                  <InboxItem
                    key={line.message.messageId}
                    message={line.message}
                    hasReturned={line.message.messageId === returnedId}
                    onDelete={() => remove(line.message)}
                  />
                ),
              )}
            </ul>
            <RecordPager page={page} pages={pages} total={total} />
          </>
        )
      }}
    </QueryPart>
  )
}

function NoMessages({ filter }: Pick<Props, 'filter'>) {
  const isFiltered = filter.isUnread || filter.kind !== undefined
  return (
    <EmptyState
      surface="panel"
      picture={<MessagesPicture />}
      text={<FormattedMessage id="messages.none" />}
    >
      {isFiltered && (
        <Link to={paths.member('messages')} {...buttonLook('secondary')}>
          <FormattedMessage id="onward.messages" />
        </Link>
      )}
    </EmptyState>
  )
}

/** Redirects to the last page, because the requested page has no messages any more. */
function LastPage({ page }: { page: number }) {
  const [query] = useSearchParams()
  const search = changedQuery(query, { page: page === 1 ? undefined : String(page) })
  return <Navigate replace to={{ search: search.toString() }} />
}
