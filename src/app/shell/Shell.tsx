import { memo, Suspense, startTransition, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Dispensable } from '../../kit/failure/Dispensable.tsx'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { type LazyPart, lazyPart, useIsChunkPending } from '../../kit/hydration/lazyPart.tsx'
import { findDocumentDialog, findDocumentDialogBody } from '../../kit/modal/documentDialogs.ts'
import { startModals, syncModals, useModalStore } from '../../kit/modal/modalStore.ts'
import { preloadModal } from '../../kit/modal/preloadModal.ts'
import { ToastHost } from '../../kit/toast/ToastHost.tsx'
import { usePortalMenu } from '../../pages/centre/portalMenu.ts'
import { isForGame, type Page } from '../../pages/page.ts'
import { pageAt, placeKey } from '../../pages/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Arrival } from './arrival/Arrival.tsx'
import {
  BottomBar,
  Footer,
  HeaderChoices,
  RightBar,
  SideMenu,
  TopNavigation,
  Watchers,
} from './bars.ts'
import { Guard } from './Guard.tsx'
import { Header } from './header/Header.tsx'
import { LaterParts } from './later/LaterParts.tsx'
import loadingBarClasses from './loadingBar/LoadingBar.module.css'
import classes from './Shell.module.css'
import { type SystemState, useSystemState } from './systemState.ts'

const RememberedService = lazyPart(() =>
  import('./RememberedService.tsx').then((file) => file.RememberedService),
)

/**
 * Notice over the page if the platform is unreachable at the start, with the customer service link
 * that the last visit stored.
 */
function BootNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.place}>
      <Notice
        tone="failure"
        role="alert"
        title={<FormattedMessage id="failure.network.title" />}
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              <FormattedMessage id="app.retry" />
            </Button>
            <Dispensable>
              <RememberedService />
            </Dispensable>
          </>
        }
      >
        <FormattedMessage id="failure.network.text" />
      </Notice>
    </div>
  )
}

const MaintenancePage = lazyPart(() =>
  import('../../pages/public/MaintenancePage.tsx').then((file) => file.MaintenancePage),
)
const RegionPage = lazyPart(() =>
  import('../../pages/public/RegionPage.tsx').then((file) => file.RegionPage),
)

/** Replaces every page during maintenance and in blocked regions (ROOT-04 to ROOT-06). */
function ClosedPage({ system }: { system: SystemState }) {
  return (
    <FailureBoundary shape="page">
      <Suspense>
        {system.kind === 'maintenance' && <MaintenancePage status={system.status} />}
        {system.kind === 'region' && <RegionPage status={system.status} />}
      </Suspense>
    </FailureBoundary>
  )
}

/** Thin line at the top while a page or a part of it loads (ROUTE-46). */
function LoadingBar() {
  const intl = useIntl()
  if (!useIsChunkPending()) return null
  return (
    <div
      className={loadingBarClasses.bar}
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'app.loading' })}
    />
  )
}

type Props = {
  /** Renders the open dialogs; mounted when the first one opens. */
  DialogHost: LazyPart<object>
  onShown?: (() => void) | undefined
}

/** The page with the bars around it and the layers above it. */
export function Shell({ DialogHost, onShown }: Props) {
  const { pathname } = useLocation()
  const page = pageAt(pathname)
  const place = placeKey(page, pathname)
  const system = useSystemState()
  const isOpen = system.kind !== 'maintenance' && system.kind !== 'region'
  const hasPortalMenu = usePortalMenu(({ pageId }) => pageId === page.id)
  const frame = hasPortalMenu ? 'whole' : (page.frame ?? 'whole')
  const isBare = frame === 'bare' && isOpen
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        <FormattedMessage id="app.skipToContent" />
      </a>
      {!isBare && (
        <div className={classes.top}>
          <FailureBoundary resetKey={page.id} instead={null}>
            <Header isOpen={isOpen} choices={<HeaderChoices page={page} isOpen={isOpen} />} />
          </FailureBoundary>
          {isOpen && <TopNavigation page={page} />}
        </div>
      )}
      {system.kind === 'unreachable' && <BootNotice onRetry={system.retry} />}
      <div className={classes.middle} data-frame={isOpen ? frame : 'bare'}>
        {isOpen && frame === 'whole' && <SideMenu page={page} />}
        <main id="content" className={classes.main} tabIndex={-1}>
          <LoadingBar />
          {isOpen ? (
            <Screen page={page} place={place} onShown={onShown} />
          ) : (
            <ClosedPage system={system} />
          )}
        </main>
        {isOpen && !isBare && <RightBar page={page} />}
      </div>
      {!isBare && <Footer page={page} isOpen={isOpen} />}
      {isOpen && (
        <div className={classes.bottom}>
          <LaterParts isBare={isBare} isForGame={isForGame(page)} isHome={page.id === 'home'} />
          {!isBare && <BottomBar page={page} />}
        </div>
      )}
      <ToastHost />
      {isOpen && <Dialogs Host={DialogHost} />}
      <Arrival page={page} place={place} />
    </div>
  )
}

type ScreenProps = {
  page: Page
  /** Key of the page's content, result of `placeKey`. */
  place: string
  onShown?: (() => void) | undefined
}

/** The current page; memoised like the bars. */
const Screen = memo(function Screen({ page, place, onShown }: ScreenProps) {
  return (
    <FailureBoundary shape="page" resetKey={place}>
      <Suspense fallback={<div className={classes.waiting} />}>
        <Guard key={place} page={page} skeleton={<page.Screen page={page} isWaiting />}>
          <page.Screen page={page} />
        </Guard>
        <AfterShow onShown={onShown} />
      </Suspense>
    </FailureBoundary>
  )
})

/** Calls `onShown` after the page in the same Suspense boundary is rendered and interactive. */
function AfterShow({ onShown }: { onShown?: (() => void) | undefined }) {
  useEffect(() => onShown?.(), [onShown])
  return null
}

function Dialogs({ Host }: { Host: LazyPart<object> }) {
  const { key } = useLocation()
  const isAnyOpen = useModalStore((state) => state.modals.length > 0)
  const isNeeded = useNeeded(Host, isAnyOpen)
  useEffect(() => startModals(), [])
  // Navigating to another page closes the dialogs of the previous one.
  useEffect(() => {
    if (key !== '') syncModals()
  }, [key])
  return (
    <>
      <Dispensable>
        <Watchers />
      </Dispensable>
      {isNeeded && (
        <FailureBoundary resetKey={String(isAnyOpen)} place={findDocumentDialogBody}>
          <Suspense>
            <Host />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  )
}

/**
 * True once a dialog has opened and the chunk of the dialog host has loaded. The chunk is awaited
 * here, since React would render a suspended host only after all hydration.
 */
function useNeeded(Host: LazyPart<object>, isAnyOpen: boolean): boolean {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    if (!isAnyOpen) return undefined
    let isGone = false
    const [first] = useModalStore.getState().modals
    // If the prerendered document contains the dialog, the dialog is already visible. The host then
    // also waits for the content of the dialog.
    const content = first && findDocumentDialog(first.name) ? preloadModal(first.name) : undefined
    void Promise.all([Host.preload(), content]).then(() => {
      if (!isGone) startTransition(() => setNeeded(true))
    })
    return () => {
      isGone = true
    }
  }, [Host, isAnyOpen])
  return isNeeded
}
