import { closeModal } from '../../kit/modal/modalStore.ts'
import type { ModalData } from '../../kit/modal/modalTable.ts'
import { PublicAnnouncements } from './PublicAnnouncements.tsx'

/** The announcements over the page, at one of them when its id is given. */
export const AnnouncementsDialog = ({ id }: ModalData<'announcements'>) => (
  <PublicAnnouncements id={id} onLeave={closeModal} />
)
