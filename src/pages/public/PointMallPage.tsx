import { PointMall, PointMallSkeleton } from '../../features/points/PointMall.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/** Shop in which points are redeemed for goods (ROUTE-32). */
export function PointMallPage({ page }: { page: Page }) {
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart placeholder={<PointMallSkeleton />}>
        <PointMall />
      </FeaturePart>
    </>
  )
}
