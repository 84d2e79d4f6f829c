import { useSearchParams } from 'react-router-dom'
import { Ticket } from '../../features/support/feedback/Ticket.tsx'
import { Tickets } from '../../features/support/feedback/Tickets.tsx'

/** The member's tickets, or the single ticket that the address names (MSG-05). */
export function FeedbackScreen() {
  const [query] = useSearchParams()
  const id = query.get('ticket')
  return id ? <Ticket key={id} id={id} /> : <Tickets />
}
