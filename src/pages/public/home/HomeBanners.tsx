import { BannerCarousel } from '../../../features/announcements/banners/BannerCarousel.tsx'
import { useLaunchById } from '../../../features/games/launch/useLaunchById.ts'

/** The banners of the home page; one may be about a game, which it starts (LOB-24, ANN-16). */
export const HomeBanners = () => <BannerCarousel group="w_home" onGame={useLaunchById()} />
