import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { WithMessages } from '../../kit/i18n/I18nProvider.tsx'
import { ListIcon } from '../../ui/menuIcons.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'
import classes from './CentreFrame.module.css'
import { entryClass } from './CentreMenu.tsx'
import { ScreenSkeleton, SideSkeleton } from './CentreSkeleton.tsx'
import { OwnBlock } from './OwnBlock.tsx'
import { usePortalMenu } from './portalMenu.ts'
import { showPortalMenu } from './switchMenus.ts'

type Props = {
  page: Page
  /** True to show only the title and skeletons (see `ScreenProps`). */
  isWaiting: boolean
  /** Content of the side column: the member's card and the centre's menu. */
  side: ReactNode
  /** Content of the page. */
  children: ReactNode
}

/**
 * Frame of a centre's pages. The centre's menu replaces the portal's menu; in a narrow viewport it
 * is above the page.
 */
export function CentreFrame({ page, isWaiting, side, children }: Props) {
  const hasPortalMenu = usePortalMenu(({ pageId }) => pageId === page.id)
  return (
    <div className={classes.frame} data-menu={hasPortalMenu ? 'portal' : 'centre'}>
      <div className={classes.side}>
        <Part isWaiting={isWaiting} skeleton={<SideSkeleton page={page} />}>
          {!hasPortalMenu && <PortalMenuButton page={page} />}
          {side}
        </Part>
      </div>
      <div className={classes.page}>
        <PageTitle page={page} />
        <FailureBoundary resetKey={page.id}>
          <Part isWaiting={isWaiting} skeleton={<ScreenSkeleton page={page} />}>
            <OwnBlock />
            {children}
          </Part>
        </FailureBoundary>
      </div>
    </div>
  )
}

type PartProps = { isWaiting: boolean; skeleton: ReactNode; children: ReactNode }

/** Prerenders a skeleton. It stays until the messages and code of the children are loaded. */
const Part = ({ isWaiting, skeleton, children }: PartProps) => (
  <Suspense fallback={skeleton}>
    {isWaiting ? skeleton : <WithMessages group="member">{children}</WithMessages>}
  </Suspense>
)

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
