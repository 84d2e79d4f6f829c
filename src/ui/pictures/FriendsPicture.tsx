import { Picture } from './Picture.tsx'

/** Two people, with a place for a third. */
export const FriendsPicture = () => (
  <Picture>
    <circle cx="46" cy="34" r="12" fill="var(--art-high)" />
    <path d="M24 78a22 22 0 0 1 44 0z" fill="var(--art-high)" />
    <circle cx="72" cy="30" r="14" fill="var(--art-mid)" stroke="var(--art-deep)" />
    <path d="M48 80a24 24 0 0 1 48 0z" fill="var(--art-mid)" stroke="var(--art-deep)" />
    <circle cx="98" cy="54" r="12" fill="var(--art-deep)" stroke="var(--art-accent)" />
    <path d="M98 49v10M93 54h10" stroke="var(--art-accent)" />
  </Picture>
)
