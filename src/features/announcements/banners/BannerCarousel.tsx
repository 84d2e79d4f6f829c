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
 * The banners of a group, all in the place of one (LOB-24). One stands still (LOB-27); several move
 * once the page is quiet, for what moves them is not needed before.
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
            // Other banners begin with their first.
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
