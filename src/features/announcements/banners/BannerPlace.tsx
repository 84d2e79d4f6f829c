import { useNavigate } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { BannerCarousel } from './BannerCarousel.tsx'
import classes from './BannerPlace.module.css'
import type { Banner } from './bannerLink.ts'
import { useBanners } from './useBanners.ts'

/**
 * Banners of a group beside other content (ANN-16); renders nothing when there are none. A banner
 * of a game leads to the game's page.
 */
export function BannerPlace({ group }: { group: Banner['groupName'] }) {
  const navigate = useNavigate()
  const banners = useBanners(group)
  if (banners === undefined || banners.length === 0) return null
  return (
    <div className={classes.place} data-group={group}>
      <BannerCarousel group={group} onGame={(nodeId) => void navigate(paths.game(nodeId))} />
    </div>
  )
}
