import { BannerCarousel } from '../../../features/announcements/banners/BannerCarousel.tsx'
import { useLaunchById } from '../../../features/games/launch/useLaunchById.ts'

/** Banners of the home page. A banner may start a game (LOB-24, ANN-16). */
export const HomeBanners = () => <BannerCarousel group="w_home" onGame={useLaunchById()} />
