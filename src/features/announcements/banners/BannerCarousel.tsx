import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Dispensable } from '../../../kit/failure/Dispensable.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { soon } from '../../../kit/timing/soon.ts'
import classes from './BannerCarousel.module.css'
import { BannerView } from './BannerView.tsx'
import type { Banner } from './bannerLink.ts'
import { useBanners } from './useBanners.ts'

const MovingBanners = lazyPart(() =>
  import('./MovingBanners.tsx').then((file) => file.MovingBanners),
)

type Props = {
  group: Banner['groupName']
  onGame: (nodeId: string) => void
}

/**
 * Carousel of the banners of a group (LOB-24). A single banner is static (LOB-27). Several banners
 * start to move once the page is idle, since the carousel's code loads only then.
 */
export function BannerCarousel({ group, onGame }: Props) {
  const intl = useIntl()
  const banners = useBanners(group)
  const isQuiet = useQuiet()
  const [first] = banners ?? []
  if (banners && !first) return null
  const still = first && <BannerView banner={first} onGame={onGame} isFirst />
  return (
    <div className={classes.place}>
      {banners && banners.length > 1 && isQuiet ? (
        <Dispensable instead={still}>
          <MovingBanners
            // The key restarts the carousel at the first banner when the set of banners changes.
            key={banners.map(({ id }) => id).join()}
            banners={banners}
            label={intl.formatMessage({
              id: group === 'w_home' ? 'banners.label' : 'banners.others',
            })}
            onGame={onGame}
          />
        </Dispensable>
      ) : (
        still
      )}
    </div>
  )
}

function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => soon(() => setQuiet(true)), [])
  return isQuiet
}
