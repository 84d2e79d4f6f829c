import { Picture } from './Picture.tsx'

/** Star above a card. */
export const FavouritesPicture = () => (
  <Picture>
    <rect
      x="30"
      y="30"
      width="40"
      height="48"
      rx="8"
      fill="var(--art-high)"
      transform="rotate(-8 50 54)"
    />
    <rect
      x="56"
      y="28"
      width="42"
      height="50"
      rx="8"
      fill="var(--art-mid)"
      transform="rotate(7 77 53)"
    />
    <path
      d="m64 16 8 16.5 18 2.3-13.2 12.5 3.3 18L64 56.5 47.9 65.3l3.3-18L38 34.8l18-2.3z"
      fill="var(--art-deep)"
      stroke="var(--art-gold)"
    />
  </Picture>
)
