import { Dispensable } from '../../../kit/failure/Dispensable.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { WithMessages } from '../../../kit/i18n/I18nProvider.tsx'
import type { Banner } from './bannerLink.ts'

const BannerPlace = lazyPart(() => import('./BannerPlace.tsx').then((file) => file.BannerPlace))

/** Banners that come after everything that they stand beside, and whose loss nobody has to see. */
export const LazyBannerPlace = ({ group }: { group: Banner['groupName'] }) => (
  <Dispensable>
    <WithMessages group="features">
      <BannerPlace group={group} />
    </WithMessages>
  </Dispensable>
)
