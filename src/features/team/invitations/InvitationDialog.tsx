import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { isLoopback } from '../../../lib/loopback.ts'
import { ownHosts } from '../../../session/customerService.ts'
import { useMarket } from '../../../session/market.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import { type Invitation, ownRatesQuery } from '../team.queries.ts'
import { InvitationForm } from './InvitationForm.tsx'
import { InvitationLink } from './InvitationLink.tsx'

/** Link of an invitation that has just been created. */
const CreatedInvitation = ({ invitation }: { invitation: Invitation }) => (
  <div className={layoutClasses.stack16}>
    <Notice tone="good" role="status" title={<FormattedMessage id="team.invitation.created" />}>
      <p>
        <FormattedMessage id="team.invitation.createdText" />
      </p>
    </Notice>
    <InvitationLink {...invitation} />
    <Button
      isWide
      // The pressed submit button is removed, so this button takes the focus.
      autoFocus
      onClick={() => void closeModal()}
    >
      <FormattedMessage id="app.close" />
    </Button>
  </div>
)

/**
 * Hosts that an agent may choose for an invitation. A page on a loopback host offers only that
 * host, because links to the platform's hosts would not open the local portal.
 */
const hostsFor = ({ hostname }: Location, platform: Parameters<typeof ownHosts>[0]) =>
  isLoopback(hostname) ? [hostname] : [...new Set(ownHosts(platform))].filter((host) => host !== '')

/** Creates an invitation and shows its link, or changes an existing invitation (ACT-44). */
export function InvitationDialog({ invitation }: { invitation?: Invitation }) {
  const status = useQuery(statusQuery())
  const own = useQuery(ownRatesQuery())
  const { timeZone } = useMarket()
  const [created, setCreated] = useState<Invitation>()
  const skeleton = <Skeleton count={8} />
  if (created) return <CreatedInvitation invitation={created} />
  return (
    <QueryPart query={status} placeholder={skeleton}>
      {(platform) => (
        <QueryPart query={own} placeholder={skeleton}>
          {({ ownRates, items: [last] }) => (
            <InvitationForm
              before={invitation}
              last={last}
              ownRates={ownRates}
              hosts={hostsFor(location, platform)}
              timeZone={timeZone}
              onCreated={setCreated}
            />
          )}
        </QueryPart>
      )}
    </QueryPart>
  )
}
