import { FormattedMessage } from 'react-intl'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import type { Ticket } from './feedback.queries.ts'

const tones: Record<Ticket['status'], BadgeTone> = {
  OPEN: 'waiting',
  ANSWERED: 'good',
  CLOSED: 'neutral',
}

export const TicketBadge = ({ status }: Pick<Ticket, 'status'>) => (
  <Badge tone={tones[status]}>
    <FormattedMessage id={`support.tickets.states.${status}`} />
  </Badge>
)
