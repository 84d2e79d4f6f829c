import { Picture } from './Picture.tsx'

/** Gift. */
export const RewardsPicture = () => (
  <Picture>
    <rect x="32" y="42" width="64" height="38" rx="6" fill="var(--art-mid)" />
    <rect x="26" y="30" width="76" height="16" rx="5" fill="var(--art-high)" />
    <path d="M58 30h12v50H58z" fill="var(--art-accent)" />
    <path
      d="M64 30c-4-12-20-16-23-8-2 6 8 8 23 8zm0 0c4-12 20-16 23-8 2 6-8 8-23 8z"
      stroke="var(--art-gold)"
    />
  </Picture>
)
