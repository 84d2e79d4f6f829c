import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { write } from '../../api/write.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { changedQuery, readPage } from '../../kit/records/recordAddress.ts'
import { Button } from '../../ui/Button.tsx'
import { Segments } from '../../ui/Segments.tsx'
import classes from './Inbox.module.css'
import { InboxList } from './InboxList.tsx'
import {
  type InboxFilter,
  inboxQuery,
  type MessageKind,
  messageKinds,
  refetchInbox,
} from './messages.queries.ts'

const views = ['all', 'unread'] as const

/** Inbox of the member (MEM-17, MSG-01). Page, kind and view are in the URL. */
export function Inbox() {
  const intl = useIntl()
  const [query, setQuery] = useSearchParams()
  const view = query.get('view') === 'unread' ? 'unread' : 'all'
  const kind = messageKinds.find((each) => each === query.get('kind'))
  const page = readPage(query)
  const filter = { isUnread: view === 'unread', kind }
  const unread = useUnread(page, filter)
  return (
    <>
      <div className={classes.filters}>
        <Segments
          label={intl.formatMessage({ id: 'messages.kind' })}
          options={[
            { id: 'all', label: intl.formatMessage({ id: 'messages.allKinds' }) },
            ...messageKinds.map((id) => ({
              id,
              label: intl.formatMessage({ id: `messages.kinds.${id}` }),
              badge: unread && {
                count: unread[id],
                words: intl.formatMessage({ id: 'messages.unreadCount' }, { count: unread[id] }),
              },
            })),
          ]}
          look="chips"
          chosenId={kind ?? 'all'}
          onChange={(next) => setQuery(changedQuery(query, { kind: next === 'all' ? '' : next }))}
        />
        <div className={classes.tools}>
          <Segments
            label={intl.formatMessage({ id: 'messages.view' })}
            options={views.map((id) => ({
              id,
              label: intl.formatMessage({ id: `messages.${id}` }),
            }))}
            look="chips"
            chosenId={view}
            onChange={(next) => setQuery(changedQuery(query, { view: next === 'all' ? '' : next }))}
          />
          <MarkAllRead kind={kind} unread={unread} />
        </div>
      </div>
      <InboxList key={`${kind}/${view}/${page}`} page={page} filter={filter} />
    </>
  )
}

type Unread = Readonly<Record<MessageKind, number>>

/**
 * Number of unread messages by kind. While another list loads, the numbers of the previous list are
 * returned.
 */
const useUnread = (page: number, filter: InboxFilter): Unread | undefined =>
  useQuery({ ...inboxQuery(page, filter), placeholderData: keepPreviousData }).data?.unread

type MarkProps = { kind: MessageKind | undefined; unread: Unread | undefined }

/**
 * Button that marks the messages of the current kind as read; rendered only if there are unread
 * messages.
 */
function MarkAllRead({ kind, unread }: MarkProps) {
  const client = useQueryClient()
  const markAll = useMutation({
    mutationFn: () => write('PUT /wps/messages/read', { body: kind ? { kind } : {} }),
    onSettled: () => refetchInbox(client),
  })
  const kinds = kind ? [kind] : messageKinds
  if (!unread || kinds.every((each) => unread[each] === 0)) return null
  return (
    <Button isBusy={markAll.isPending} onClick={() => markAll.mutate()}>
      <FormattedMessage id="messages.markAllRead" />
    </Button>
  )
}
