import { Suspense } from 'react'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../../kit/hydration/lazyPart.tsx'
import type { SystemState } from './systemState.ts'

const MaintenancePage = lazyPart(() =>
  import('../../pages/public/MaintenancePage.tsx').then((file) => file.MaintenancePage),
)
const RegionPage = lazyPart(() =>
  import('../../pages/public/RegionPage.tsx').then((file) => file.RegionPage),
)

/** Replaces every page during maintenance and in blocked regions (ROOT-04 to ROOT-06). */
export function ClosedPage({ system }: { system: SystemState }) {
  return (
    <FailureBoundary>
      <Suspense>
        {system.kind === 'maintenance' && <MaintenancePage status={system.status} />}
        {system.kind === 'region' && <RegionPage status={system.status} />}
      </Suspense>
    </FailureBoundary>
  )
}
