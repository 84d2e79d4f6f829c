import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../kit/page/Link.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../kit/query/Skeleton.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useMarket } from '../../session/market.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { TrashIcon } from '../../ui/editorIcons.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import type { MessageSummary } from './deletedLines.ts'
import classes from './Inbox.module.css'
import { messageQuery, refetchInbox } from './messages.queries.ts'

type Props = {
  message: MessageSummary
  /** True if the message has just been restored and takes the focus. */
  hasReturned: boolean
  onDelete: () => void
}

/** Message in the inbox. A click opens the message and marks it as read. */
export function InboxItem({ message, hasReturned, onDelete }: Props) {
  const id = useId()
  const intl = useIntl()
  const sentAt = useSentAt(message)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (hasReturned) opener.current?.focus()
  }, [hasReturned])
  return (
    <li className={classes.item} data-unread={!message.isRead || undefined}>
      <h2 className={classes.heading}>
        <button
          ref={opener}
          type="button"
          className={classes.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.title}>
            <bdi lang={message.language}>{message.title}</bdi>
            {!message.isRead && (
              <span className={classes.unread}>
                <span className="visuallyHidden">
                  <FormattedMessage id="messages.unreadMark" />
                </span>
              </span>
            )}
          </span>
          <MessageFacts message={message} />
        </button>
      </h2>
      <Button
        variant="quiet"
        className={classes.delete}
        // The label contains the time, because weekly messages have the same title.
        aria-label={intl.formatMessage(
          { id: 'messages.delete' },
          { title: `${message.title} ${sentAt}` },
        )}
        onClick={onDelete}
      >
        <TrashIcon />
      </Button>
      <div id={id} className={classes.body}>
        {isOpen ? (
          <Body messageId={message.messageId} wasRead={message.isRead} />
        ) : (
          <bdi lang={message.language}>{message.preview}</bdi>
        )}
      </div>
    </li>
  )
}

function useSentAt({ sentAt }: MessageSummary): string {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return formatInstant(sentAt, 'minute', language, timeZone)
}

/** Sender, kind and time of a message. */
function MessageFacts({ message }: Pick<Props, 'message'>) {
  const sentAt = useSentAt(message)
  return (
    <span className={classes.facts}>
      {message.sender !== undefined && (
        <FormattedMessage
          id="messages.from"
          values={{ sender: <PersonName name={message.sender} /> }}
        />
      )}
      <Badge>
        <FormattedMessage id={`messages.kinds.${message.kind}`} />
      </Badge>
      <time dateTime={message.sentAt}>{sentAt}</time>
    </span>
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
    <QueryPart query={message} placeholder={<Skeleton count={1} />}>
      {({ body, language, opens }) => (
        <>
          <p className={classes.text} lang={language} dir="auto">
            {body}
          </p>
          {opens !== undefined && (
            <Link to={opens} className={classes.onward}>
              <FormattedMessage id="messages.open" />
            </Link>
          )}
        </>
      )}
    </QueryPart>
  )
}
