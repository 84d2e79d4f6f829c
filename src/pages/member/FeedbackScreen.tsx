import { useSearchParams } from 'react-router-dom'
import { Ticket } from '../../features/support/feedback/Ticket.tsx'
import { Tickets } from '../../features/support/feedback/Tickets.tsx'

/** What the member has written to customer service; or one of it, which has an address (MSG-05). */
export function FeedbackScreen() {
  const [query] = useSearchParams()
  const id = query.get('ticket')
  return id ? <Ticket key={id} id={id} /> : <Tickets />
}
