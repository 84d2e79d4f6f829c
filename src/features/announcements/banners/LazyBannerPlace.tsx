import { Dispensable } from '../../../kit/failure/Dispensable.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { WithMessages } from '../../../kit/i18n/I18nProvider.tsx'
import type { Banner } from './bannerLink.ts'

const BannerPlace = lazyPart(() => import('./BannerPlace.tsx').then((file) => file.BannerPlace))

/** Banners that load after the content beside them. A failed chunk renders nothing. */
export const LazyBannerPlace = ({ group }: { group: Banner['groupName'] }) => (
  <Dispensable>
    <WithMessages group="features">
      <BannerPlace group={group} />
    </WithMessages>
  </Dispensable>
)
