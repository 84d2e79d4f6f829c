import { Suspense } from 'react'
import { SeamlessGame } from '../../features/games/play/SeamlessGame.tsx'
import { WithMessages } from '../../kit/i18n/I18nProvider.tsx'
import { useHydrated } from '../../kit/page/useHydrated.ts'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/** A game as a page of its own (ROUTE-33). */
export function SeamlessPage({ page }: { page: Page }) {
  const isHydrated = useHydrated()
  return (
    <>
      <PageTitle page={page} />
      {isHydrated && (
        <Suspense>
          <WithMessages group="features">
            <SeamlessGame />
          </WithMessages>
        </Suspense>
      )}
    </>
  )
}
