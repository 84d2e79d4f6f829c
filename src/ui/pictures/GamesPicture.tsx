import { Picture } from './Picture.tsx'

/** Reel of three symbols under a magnifier. */
export const GamesPicture = () => (
  <Picture>
    <rect x="22" y="22" width="76" height="50" rx="10" fill="var(--art-mid)" />
    <rect x="29" y="31" width="18" height="32" rx="4" fill="var(--art-deep)" />
    <rect x="51" y="31" width="18" height="32" rx="4" fill="var(--art-deep)" />
    <rect x="73" y="31" width="18" height="32" rx="4" fill="var(--art-deep)" />
    <path
      d="m38 40 2 5 5 .4-4 3.4 1.2 5-4.2-2.6-4.2 2.6 1.2-5-4-3.4 5-.4z"
      fill="var(--art-gold)"
    />
    <path d="M56 42h8l-5 11" stroke="var(--art-accent)" />
    <circle cx="84" cy="54" r="15" fill="var(--art-deep)" stroke="var(--art-accent)" />
    <path d="m95 65 10 11" stroke="var(--art-accent)" strokeWidth="5" />
  </Picture>
)
