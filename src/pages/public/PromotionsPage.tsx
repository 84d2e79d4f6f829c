import { Suspense } from 'react'
import { PromotionList, PromotionsSkeleton } from '../../features/promotions/PromotionList.tsx'
import { WithMessages } from '../../kit/i18n/I18nProvider.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/** Every promotion (ROUTE-30). */
export function PromotionsPage({ page }: { page: Page }) {
  return (
    <>
      <PageTitle page={page} />
      <Suspense fallback={<PromotionsSkeleton />}>
        <WithMessages group="features">
          <PromotionList />
        </WithMessages>
      </Suspense>
    </>
  )
}
