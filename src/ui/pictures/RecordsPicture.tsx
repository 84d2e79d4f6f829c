import { Picture } from './Picture.tsx'

/** Sheet with empty lines under a magnifier. */
export const RecordsPicture = () => (
  <Picture>
    <rect x="36" y="12" width="48" height="66" rx="7" fill="var(--art-mid)" />
    <rect x="50" y="7" width="20" height="11" rx="5" fill="var(--art-high)" />
    <path d="M46 32h28M46 44h18M46 56h12" stroke="var(--art-high)" />
    <circle cx="80" cy="58" r="14" fill="var(--art-deep)" stroke="var(--art-accent)" />
    <path d="m90 68 10 10" stroke="var(--art-accent)" strokeWidth="5" />
  </Picture>
)
