import { useColorScheme } from '../../../kit/theme/themeStore.ts'
import { GamePicture, type PicturePlace } from '../tiles/GamePicture.tsx'
import classes from './VendorLogo.module.css'
import type { VendorCard } from './vendorCards.ts'

type Props = { card: Pick<VendorCard, 'logo' | 'logoDark'>; place?: PicturePlace }

/** Logo of a vendor in the version for the current theme. */
export function VendorLogo({ card, place }: Props) {
  const isDark = useColorScheme() === 'dark'
  return (
    <GamePicture
      className={classes.logo}
      src={isDark ? card.logoDark : card.logo}
      width={160}
      height={32}
      place={place}
    />
  )
}
