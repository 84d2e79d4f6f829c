import { memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { startModals, syncModals, useModalStore } from '../../kit/modal/modalStore.ts'
import { ToastHost } from '../../kit/toast/ToastHost.tsx'
import { usePortalMenu } from '../../pages/centre/portalMenu.ts'
import type { Page } from '../../pages/page.ts'
import { pageAt } from '../../pages/pages.ts'
import { Arrival } from './arrival/Arrival.tsx'
import { BootNotice } from './BootNotice.tsx'
import {
  BottomBar,
  Footer,
  HeaderChoices,
  RightBar,
  SideMenu,
  TopNavigation,
  Watchers,
} from './bars.ts'
import { ClosedPage } from './ClosedPage.tsx'
import { Guard } from './Guard.tsx'
import { Header } from './header/Header.tsx'
import { LaterParts } from './LaterParts.tsx'
import { LoadingBar } from './loadingBar/LoadingBar.tsx'
import classes from './Shell.module.css'
import { useSystemState } from './systemState.ts'

type Props = {
  /** Shows the open dialogs; rendered from the first one on. */
  dialogHost: ReactNode
  onShown?: (() => void) | undefined
}

/** Everything around the page, the page, and what floats above them. */
export function Shell({ dialogHost, onShown }: Props) {
  const { pathname } = useLocation()
  const page = pageAt(pathname)
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
          {isOpen ? <Screen page={page} onShown={onShown} /> : <ClosedPage system={system} />}
        </main>
        {isOpen && !isBare && <RightBar page={page} />}
      </div>
      {!isBare && <Footer page={page} isOpen={isOpen} />}
      {isOpen && !isBare && <BottomBar page={page} />}
      <ToastHost />
      {isOpen && <LaterParts isBare={isBare} />}
      {isOpen && <Dialogs host={dialogHost} />}
      <Arrival page={page} />
    </div>
  )
}

type ScreenProps = { page: Page; onShown?: (() => void) | undefined }

/** The page itself; memoized for the reason that the bars are. */
const Screen = memo(function Screen({ page, onShown }: ScreenProps) {
  return (
    <FailureBoundary resetKey={page.id}>
      <Suspense fallback={<div className={classes.waiting} />}>
        <Guard key={page.id} page={page}>
          <page.Screen page={page} />
        </Guard>
        <AfterShow onShown={onShown} />
      </Suspense>
    </FailureBoundary>
  )
})

/** Tells that the page beside it is there and answers to input. */
function AfterShow({ onShown }: { onShown?: (() => void) | undefined }) {
  useEffect(() => onShown?.(), [onShown])
  return null
}

function Dialogs({ host }: { host: ReactNode }) {
  const { key } = useLocation()
  const isAnyOpen = useModalStore((state) => state.modals.length > 0)
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => startModals(), [])
  // A navigation to another page leaves the dialogs of the last one behind.
  useEffect(() => {
    if (key !== '') syncModals()
  }, [key])
  if (isAnyOpen && !isNeeded) setNeeded(true)
  return (
    <>
      <FailureBoundary instead={null}>
        <Suspense>
          <Watchers />
        </Suspense>
      </FailureBoundary>
      {isNeeded && (
        <FailureBoundary>
          <Suspense>{host}</Suspense>
        </FailureBoundary>
      )}
    </>
  )
}
