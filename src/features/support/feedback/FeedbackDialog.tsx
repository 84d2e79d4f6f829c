import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { Value } from '../../../api/operations.ts'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { referenceOf } from '../../../lib/reference.ts'
import { paths } from '../../../paths.ts'
import { useAccountKind, useSession } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import classes from './FeedbackDialog.module.css'
import { FeedbackForm } from './FeedbackForm.tsx'
import { feedbackFormQuery, refetchTickets } from './feedback.queries.ts'

/** Dialog to send a question, an idea or a complaint with pictures (MSG-05, MSG-12). */
export function FeedbackDialog() {
  const client = useQueryClient()
  const form = useQuery(feedbackFormQuery())
  const hasTickets = useHasTickets()
  const [receipt, setReceipt] = useState<Value<'PUT /wps/feedback'>>()
  if (receipt) return <Sent feedbackId={receipt.feedbackId} hasTickets={hasTickets} />
  return (
    <QueryPart query={form} placeholder={<div className={classes.skeleton} />}>
      {(data) => (
        <FeedbackForm
          form={data}
          hasTickets={hasTickets}
          onSent={(newReceipt) => {
            setReceipt(newReceipt)
            if (hasTickets) void refetchTickets(client)
          }}
        />
      )}
    </QueryPart>
  )
}

/**
 * True if replies reach the account as a ticket. Other senders are answered through the contact
 * that they enter.
 */
function useHasTickets(): boolean {
  const isSignedIn = useSession().kind === 'signedIn'
  const kind = useAccountKind()
  return isSignedIn && kind !== 'trial'
}

function Sent({ feedbackId, hasTickets }: { feedbackId: string; hasTickets: boolean }) {
  const navigate = useNavigate()
  return (
    <div className={classes.sent}>
      <p role="status">
        <FormattedMessage id="support.feedback.sent" values={{ number: referenceOf(feedbackId) }} />
      </p>
      {hasTickets && (
        <Button
          variant="primary"
          size="large"
          data-autofocus
          onClick={() => void closeModal().then(() => navigate(paths.feedback(feedbackId)))}
        >
          <FormattedMessage id="support.feedback.follow" />
        </Button>
      )}
    </div>
  )
}
