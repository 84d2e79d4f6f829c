import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Dispensable } from '../../../kit/failure/Dispensable.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { usePageUsed } from '../../../kit/hydration/usePageUsed.ts'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { soon } from '../../../kit/timing/soon.ts'
import classes from './BannerCarousel.module.css'
import { BannerView } from './BannerView.tsx'
import type { Banner } from './bannerLink.ts'
import { displayTime } from './bannerTimes.ts'
import { useBanners } from './useBanners.ts'

const MovingBanners = lazyPart(() =>
  import('./MovingBanners.tsx').then((file) => file.MovingBanners),
)

type Props = {
  group: Banner['groupName']
  onGame: (nodeId: string) => void
}

/**
 * Carousel of the banners of a group (LOB-24). A single banner is static (LOB-27). The code for
 * several banners loads only when they are to move.
 */
export function BannerCarousel({ group, onGame }: Props) {
  const intl = useIntl()
  const banners = useBanners(group)
  const place = useRef<HTMLDivElement>(null)
  const shownFor = useShownFor(place)
  const [first] = banners ?? []
  if (banners && !first) return null
  const still = first && <BannerView banner={first} onGame={onGame} isFirst />
  return (
    <div ref={place} className={classes.place}>
      {banners && banners.length > 1 && shownFor !== undefined ? (
        <Dispensable instead={still}>
          <MovingBanners
            // The key restarts the carousel at the first banner when the set of banners changes.
            key={banners.map(({ id }) => id).join()}
            banners={banners}
            shownFor={shownFor}
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

/**
 * Time for which the first banner was shown when the carousel starts, in milliseconds; undefined
 * before the start. The carousel starts when the visitor uses the page, or at the end of the first
 * banner's display time, but not below a dialog.
 */
function useShownFor(place: RefObject<HTMLElement | null>): number | undefined {
  const isUsed = usePageUsed()
  const isDialogOpen = useModalStore(({ modals }) => modals.length > 0)
  const shownAt = useRef(0)
  const [shownFor, setShownFor] = useState<number>()
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  const isDue = shownFor !== undefined
  useEffect(() => {
    const isBelowDialog = isDialogOpen && !place.current?.closest('dialog')
    if (isDue || isBelowDialog) return undefined
    const start = () => setShownFor(performance.now() - shownAt.current)
    if (isUsed) return soon(start)
    const timer = setTimeout(start, displayTime)
    return () => clearTimeout(timer)
  }, [isDue, isUsed, isDialogOpen, place])
  return shownFor
}
