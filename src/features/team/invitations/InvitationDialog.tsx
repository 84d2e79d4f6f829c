import { useState } from 'react'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { ownHosts } from '../../../session/customerService.ts'
import { useMarket } from '../../../session/market.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { type Invitation, ownRatesQuery } from '../team.queries.ts'
import { CreatedInvitation } from './CreatedInvitation.tsx'
import { InvitationForm } from './InvitationForm.tsx'

/** Creates an invitation and shows its link, or changes one (ACT-44). */
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
          {({ ownRates }) => (
            <InvitationForm
              before={invitation}
              own={ownRates}
              hosts={[...new Set(ownHosts(platform))]}
              timeZone={timeZone}
              onCreated={setCreated}
            />
          )}
        </QueryPart>
      )}
    </QueryPart>
  )
}
