import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Bones } from '../../kit/query/Bones.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useMarket } from '../../session/market.ts'
import { Badge } from '../../ui/Badge.tsx'
import classes from './Inbox.module.css'
import { messageQuery, refetchInbox } from './messages.queries.ts'

type Summary = Value<'GET /wps/messages'>['items'][number]

/** A line of the inbox; a press shows the message whole, which is read from then on. */
export function InboxItem({ message }: { message: Summary }) {
  const id = useId()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={classes.item} data-unread={!message.isRead || undefined}>
      <h2 className={classes.heading}>
        <button
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.title}>
            {message.title}
            {!message.isRead && (
              <span className={classes.unread}>
                <span className="visuallyHidden">
                  <FormattedMessage id="messages.unreadMark" />
                </span>
              </span>
            )}
          </span>
          <span className={classes.facts}>
            <Badge>
              <FormattedMessage id={`messages.kinds.${message.kind}`} />
            </Badge>
            <time dateTime={message.sentAt}>
              {formatInstant(message.sentAt, 'minute', language, timeZone)}
            </time>
          </span>
        </button>
      </h2>
      <div id={id} className={classes.body}>
        {isOpen ? <Body messageId={message.messageId} wasRead={message.isRead} /> : message.preview}
      </div>
    </li>
  )
}

function Body({ messageId, wasRead }: { messageId: string; wasRead: boolean }) {
  const client = useQueryClient()
  const message = useQuery(messageQuery(messageId))
  const isThere = message.data !== undefined
  useEffect(() => {
    if (isThere && !wasRead) void refetchInbox(client)
  }, [isThere, wasRead, client])
  return (
    <QueryPart query={message} placeholder={<Bones count={1} />}>
      {({ body }) => <p className={classes.text}>{body}</p>}
    </QueryPart>
  )
}
