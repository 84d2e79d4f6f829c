import { PromotionList, PromotionsSkeleton } from '../../features/promotions/PromotionList.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/** Every promotion (ROUTE-30). */
export function PromotionsPage({ page }: { page: Page }) {
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart placeholder={<PromotionsSkeleton />}>
        <PromotionList />
      </FeaturePart>
    </>
  )
}
