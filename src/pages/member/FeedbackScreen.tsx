import { useSearchParams } from 'react-router-dom'
import { Ticket } from '../../features/support/feedback/Ticket.tsx'
import { Tickets } from '../../features/support/feedback/Tickets.tsx'

/** List of the member's tickets, or the ticket whose id is in the URL (MSG-05). */
export function FeedbackScreen() {
  const [query] = useSearchParams()
  const id = query.get('ticket')
  return id ? <Ticket key={id} id={id} /> : <Tickets />
}
