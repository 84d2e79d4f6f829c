import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { RecordPager } from '../../../kit/records/RecordPager.tsx'
import { readPage } from '../../../kit/records/recordAddress.ts'
import { paths } from '../../../paths.ts'
import { useMarket } from '../../../session/market.ts'
import { Button } from '../../../ui/Button.tsx'
import { PenIcon } from '../../../ui/channelIcons.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { type TicketSummary, ticketsPageSize, ticketsQuery } from './feedback.queries.ts'
import { TicketBadge } from './TicketBadge.tsx'
import classes from './tickets.module.css'

/** The member's tickets with their status (MSG-05). */
export function Tickets() {
  const [query] = useSearchParams()
  const page = readPage(query)
  const tickets = useQuery(ticketsQuery(page))
  return (
    <>
      <div className={classes.intro}>
        <p>
          <FormattedMessage id="support.tickets.intro" />
        </p>
        <Button variant="primary" onClick={() => openModal({ name: 'feedback' })}>
          <PenIcon />
          <FormattedMessage id="app.dialogs.feedback" />
        </Button>
      </div>
      <QueryPart
        query={tickets}
        failedId="support.tickets.failed"
        placeholder={<Skeleton count={4} />}
      >
        {({ items, total }) => (
          <>
            {items.length === 0 ? (
              <EmptyState surface="panel" text={<FormattedMessage id="support.tickets.none" />} />
            ) : (
              <TicketList items={items} />
            )}
            {total > 0 && (
              <RecordPager
                page={page}
                pages={Math.max(Math.ceil(total / ticketsPageSize), 1)}
                total={total}
              />
            )}
          </>
        )}
      </QueryPart>
    </>
  )
}

function TicketList({ items }: { items: readonly TicketSummary[] }) {
  const intl = useIntl()
  return (
    <ul
      className={layoutClasses.stack8}
      aria-label={intl.formatMessage({ id: 'support.tickets.list' })}
    >
      {items.map((ticket) => (
        <TicketItem key={ticket.feedbackId} ticket={ticket} />
      ))}
    </ul>
  )
}

function TicketItem({ ticket }: { ticket: TicketSummary }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { feedbackId, typeTitle, preview, status, updatedAt } = ticket
  return (
    <li className={classes.item}>
      <div className={classes.itemHead}>
        <h2 className={classes.itemTitle}>
          <Link to={paths.feedback(feedbackId)} className={classes.opener}>
            {typeTitle}
          </Link>
        </h2>
        <TicketBadge status={status} />
      </div>
      <p className={classes.preview}>
        <bdi>{preview}</bdi>
      </p>
      <p className={classes.facts}>
        <FormattedMessage
          id="support.tickets.updated"
          values={{ moment: formatInstant(updatedAt, 'minute', language, timeZone) }}
        />
      </p>
    </li>
  )
}
