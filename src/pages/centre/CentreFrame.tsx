import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { WithMessages } from '../../kit/i18n/I18nProvider.tsx'
import { LoadingRegion } from '../../kit/query/LoadingRegion.tsx'
import { Skeleton } from '../../kit/query/Skeleton.tsx'
import { ListIcon } from '../../ui/menuIcons.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'
import classes from './CentreFrame.module.css'
import { entryClass } from './CentreMenu.tsx'
import { OwnBlock } from './OwnBlock.tsx'
import { usePortalMenu } from './portalMenu.ts'
import { showPortalMenu } from './switchMenus.ts'

type Props = {
  page: Page
  /** The centre's menu, with the content above and below it. */
  side: ReactNode
  /** Content of the page. */
  children: ReactNode
}

/**
 * Frame of a centre. Its menu replaces the portal's, and moves above the page in a narrow viewport.
 */
export function CentreFrame({ page, side, children }: Props) {
  const hasPortalMenu = usePortalMenu(({ pageId }) => pageId === page.id)
  return (
    <WithMessages group="features">
      <div className={classes.frame} data-menu={hasPortalMenu ? 'portal' : 'centre'}>
        <div className={classes.side}>
          {!hasPortalMenu && <PortalMenuButton page={page} />}
          {side}
        </div>
        <div className={classes.page}>
          <PageTitle page={page} />
          <FailureBoundary resetKey={page.id}>
            <Suspense
              fallback={
                <LoadingRegion>
                  <Skeleton count={4} />
                </LoadingRegion>
              }
            >
              <OwnBlock />
              {children}
            </Suspense>
          </FailureBoundary>
        </div>
      </div>
    </WithMessages>
  )
}

function PortalMenuButton({ page }: { page: Page }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (usePortalMenu.getState().hasReturned) button.current?.focus()
  }, [])
  return (
    <div className={classes.portal}>
      <button
        ref={button}
        type="button"
        className={entryClass}
        onClick={() => showPortalMenu(page.id)}
      >
        <span className={classes.way}>
          <ListIcon />
          <FormattedMessage id="centre.portalMenu" />
        </span>
      </button>
    </div>
  )
}
