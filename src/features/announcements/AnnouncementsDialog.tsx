import { closeModal } from '../../kit/modal/modalStore.ts'
import type { ModalData } from '../../kit/modal/modalTable.ts'
import { PublicAnnouncements } from './PublicAnnouncements.tsx'

/** Dialog of the announcements, opened at the announcement with the given id. */
export const AnnouncementsDialog = ({ id }: ModalData<'announcements'>) => (
  <PublicAnnouncements id={id} onLeave={closeModal} />
)
