import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureOf } from '../../../api/failure.ts'
import { read } from '../../../api/read.ts'
import { PicturePreview } from '../../../kit/files/PicturePreview.tsx'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../../kit/page/Link.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { referenceOf } from '../../../lib/reference.ts'
import { paths } from '../../../paths.ts'
import { useMarket } from '../../../session/market.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Panel } from '../../../ui/Panel.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { type Ticket as TicketData, ticketQuery } from './feedback.queries.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { TicketBadge } from './TicketBadge.tsx'
import classes from './tickets.module.css'

/** Thumbnail of a picture that the member has sent; a click enlarges it to the available width. */
function SentPicture({ fileId, number }: { fileId: string; number: number }) {
  const intl = useIntl()
  const { data, isError, isFetching, refetch } = useQuery(
    read('/wps/files/{fileId}', { path: { fileId } }),
  )
  const file = useMemo(() => data && new File([data], fileId, { type: data.type }), [data, fileId])
  const [isLarge, setLarge] = useState(false)
  if (isError && !file) {
    return (
      <Button isBusy={isFetching} onClick={() => void refetch()}>
        {intl.formatMessage({ id: 'support.tickets.picture.again' }, { number })}
      </Button>
    )
  }
  return (
    <button
      type="button"
      className={classes.picture}
      data-large={isLarge || undefined}
      aria-expanded={isLarge}
      aria-label={intl.formatMessage({ id: 'support.tickets.picture.enlarge' }, { number })}
      onClick={() => setLarge(!isLarge)}
    >
      {file ? <PicturePreview key={String(isLarge)} file={file} isLarge={isLarge} /> : <Spinner />}
    </button>
  )
}

/** A ticket with its conversation and a form. The form sends a reply or closes the ticket. */
export function Ticket({ id }: { id: string }) {
  const ticket = useQuery(ticketQuery(id))
  return (
    <>
      <p className={classes.back}>
        <Link to={paths.member('feedback')}>
          <FormattedMessage id="support.tickets.back" />
        </Link>
      </p>
      {isUnknown(ticket.error) ? (
        <EmptyState surface="panel" text={<FormattedMessage id="support.tickets.unknown" />} />
      ) : (
        <QueryPart
          query={ticket}
          failedId="support.tickets.failed"
          placeholder={<Skeleton count={6} />}
        >
          {(data) => <Conversation ticket={data} />}
        </QueryPart>
      )}
    </>
  )
}

/** True if the error means that the member has no ticket with this number. */
function isUnknown(error: unknown): boolean {
  if (error === null) return false
  const failure = failureOf(error)
  return failure.kind === 'rejected' && ['NOT_FOUND', 'REQUEST_INVALID'].includes(failure.code)
}

function Conversation({ ticket }: { ticket: TicketData }) {
  const intl = useIntl()
  const { feedbackId, typeTitle, status, messages } = ticket
  return (
    <Panel title={typeTitle} aside={<TicketBadge status={status} />}>
      <p className={classes.facts}>
        <FormattedMessage
          id="support.tickets.number"
          values={{ number: referenceOf(feedbackId) }}
        />
      </p>
      <div role="log" aria-label={intl.formatMessage({ id: 'support.tickets.conversation' })}>
        <ol className={classes.messages}>
          {messages.map((message) => (
            <Message key={`${message.sentAt} ${message.sender}`} message={message} />
          ))}
        </ol>
      </div>
      <p role="status" className={classes.standing}>
        <FormattedMessage id={`support.tickets.standing.${status}`} />
      </p>
      <ReplyForm ticket={ticket} />
    </Panel>
  )
}

function Message({ message }: { message: TicketData['messages'][number] }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { sender, content, fileIds, sentAt } = message
  return (
    <li className={classes.message} data-sender={sender}>
      <p className={classes.messageHead}>
        <strong>
          <FormattedMessage id={`support.tickets.senders.${sender}`} />
        </strong>
        <time dateTime={sentAt}>{formatInstant(sentAt, 'minute', language, timeZone)}</time>
      </p>
      <p className={classes.text} dir="auto">
        {content}
      </p>
      {fileIds.length > 0 && (
        <ul className={layoutClasses.actions}>
          {fileIds.map((fileId, index) => (
            <li key={fileId}>
              <SentPicture fileId={fileId} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
