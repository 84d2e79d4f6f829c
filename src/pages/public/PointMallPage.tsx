import { PointMall, PointMallSkeleton } from '../../features/points/PointMall.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { ScreenProps } from '../page.ts'

/** Shop in which points are redeemed for goods (ROUTE-32). */
export function PointMallPage({ page, isWaiting = false }: ScreenProps) {
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart texts="member" isWaiting={isWaiting} placeholder={<PointMallSkeleton />}>
        <PointMall />
      </FeaturePart>
    </>
  )
}
