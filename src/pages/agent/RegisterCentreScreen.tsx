import { invitationRecords } from '../../features/team/invitations/invitationRecords.tsx'
import { RegisterCentre } from '../../features/team/RegisterCentre.tsx'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

/** How people come into the team: what opens the ways, and the invitations that there are. */
export function RegisterCentreScreen({ page }: { page: Page }) {
  return (
    <>
      <RegisterCentre />
      <RecordScreen page={page} definition={invitationRecords} />
    </>
  )
}
