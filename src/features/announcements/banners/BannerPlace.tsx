import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { BannerCarousel } from './BannerCarousel.tsx'
import classes from './BannerPlace.module.css'
import type { Banner } from './bannerLink.ts'
import { useBanners } from './useBanners.ts'

/**
 * The banners of a group beside something else (ANN-16); no place is kept where there are none. A
 * game's leads to its page.
 */
export function BannerPlace({ group }: { group: Banner['groupName'] }) {
  const navigate = useNavigate()
  const banners = useBanners(group)
  if (banners === undefined || banners.length === 0) return null
  return (
    <div className={classes.place}>
      <BannerCarousel group={group} onGame={(nodeId) => void navigate(paths.game(nodeId))} />
    </div>
  )
}
