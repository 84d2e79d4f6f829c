import { invitationRecords } from '../../features/team/invitations/invitationRecords.tsx'
import { RegisterCentre } from '../../features/team/RegisterCentre.tsx'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

/** Registration centre: buttons for new accounts and invitations, and the list of invitations. */
export function RegisterCentreScreen({ page }: { page: Page }) {
  return (
    <>
      <RegisterCentre />
      <RecordScreen page={page} definition={invitationRecords} />
    </>
  )
}
