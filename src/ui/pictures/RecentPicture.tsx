import { Picture } from './Picture.tsx'

/** Clock. */
export const RecentPicture = () => (
  <Picture>
    <circle cx="64" cy="46" r="32" fill="var(--art-mid)" />
    <circle cx="64" cy="46" r="23" fill="var(--art-deep)" stroke="var(--art-high)" />
    <path d="M64 33v13l9 6" stroke="var(--art-gold)" />
    <path d="M32 46a32 32 0 0 1 54-23m1-10v11H76" stroke="var(--art-accent)" />
  </Picture>
)
