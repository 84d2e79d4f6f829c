import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { write } from '../../api/write.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { changedQuery, readPage } from '../../kit/records/recordAddress.ts'
import { Button } from '../../ui/Button.tsx'
import { Segments } from '../../ui/Segments.tsx'
import classes from './Inbox.module.css'
import { InboxList } from './InboxList.tsx'
import { refetchInbox, unreadCountQuery } from './messages.queries.ts'

const views = ['all', 'unread'] as const

/** The member's inbox (MEM-17): page and view live in the address. */
export function Inbox() {
  const intl = useIntl()
  const [query, setQuery] = useSearchParams()
  const view = query.get('view') === 'unread' ? 'unread' : 'all'
  const page = readPage(query)
  return (
    <>
      <div className={classes.tools}>
        <Segments
          label={intl.formatMessage({ id: 'messages.view' })}
          options={views.map((id) => ({ id, label: intl.formatMessage({ id: `messages.${id}` }) }))}
          look="chips"
          chosenId={view}
          onChange={(next) => setQuery(changedQuery(query, { view: next === 'all' ? '' : next }))}
        />
        <MarkAllRead />
      </div>
      <InboxList key={`${view}/${page}`} page={page} isUnread={view === 'unread'} />
    </>
  )
}

/** Only while there is something to be read. */
function MarkAllRead() {
  const client = useQueryClient()
  const unread = useQuery(unreadCountQuery()).data?.unreadCount ?? 0
  const markAll = useMutation({
    mutationFn: () => write('PUT /wps/messages/read', { body: {} }),
    onSettled: () => refetchInbox(client),
  })
  if (unread === 0) return null
  return (
    <Button busy={markAll.isPending} onClick={() => markAll.mutate()}>
      <FormattedMessage id="messages.markAllRead" />
    </Button>
  )
}
