import { type ReactNode, Suspense } from 'react'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { WithMessages } from '../../kit/i18n/I18nProvider.tsx'
import { Bones } from '../../kit/query/Bones.tsx'
import { LoadingRegion } from '../../kit/query/LoadingRegion.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'
import classes from './CentreFrame.module.css'

type Props = {
  page: Page
  /** The centre's menu, with what stands above and below it. */
  side: ReactNode
  /** The page's own content. */
  children: ReactNode
}

/** A centre: its menu beside the page, above it where there is no room for both. */
export function CentreFrame({ page, side, children }: Props) {
  return (
    <WithMessages group="features">
      <div className={classes.frame}>
        <div className={classes.side}>{side}</div>
        <div className={classes.page}>
          <PageTitle page={page} />
          <FailureBoundary resetKey={page.id}>
            <Suspense
              fallback={
                <LoadingRegion>
                  <Bones count={4} />
                </LoadingRegion>
              }
            >
              {children}
            </Suspense>
          </FailureBoundary>
        </div>
      </div>
    </WithMessages>
  )
}
