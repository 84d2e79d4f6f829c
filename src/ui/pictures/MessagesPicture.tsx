import { Picture } from './Picture.tsx'

/** Open envelope. */
export const MessagesPicture = () => (
  <Picture>
    <path d="M30 40 64 14l34 26v36a5 5 0 0 1-5 5H35a5 5 0 0 1-5-5z" fill="var(--art-high)" />
    <rect
      x="40"
      y="22"
      width="48"
      height="40"
      rx="4"
      fill="var(--art-light)"
      stroke="var(--art-high)"
      strokeWidth="2"
    />
    <path d="M50 34h28M50 44h18" stroke="var(--art-accent)" />
    <path
      d="M30 42v34a5 5 0 0 0 5 5h58a5 5 0 0 0 5-5V42L64 64z"
      fill="var(--art-mid)"
      stroke="var(--art-high)"
      strokeWidth="2"
    />
  </Picture>
)
