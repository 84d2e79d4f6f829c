import { Suspense } from 'react'
import { PointGoods, PointGoodsSkeleton } from '../../features/points/PointGoods.tsx'
import { WithMessages } from '../../kit/i18n/I18nProvider.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/** Where goods are redeemed with points (ROUTE-32). */
export function PointMallPage({ page }: { page: Page }) {
  return (
    <>
      <PageTitle page={page} />
      <Suspense fallback={<PointGoodsSkeleton />}>
        <WithMessages group="features">
          <PointGoods />
        </WithMessages>
      </Suspense>
    </>
  )
}
