import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { InvitationLink } from './InvitationLink.tsx'

/** QR code of an invitation's link, and the link to copy. */
export const InvitationLinkDialog = ({ invitation }: ModalData<'invitationLink'>) => (
  <InvitationLink {...invitation} />
)
