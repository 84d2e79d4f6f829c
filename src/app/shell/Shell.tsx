import { Suspense, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Route, Routes, useLocation } from 'react-router-dom'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { startModals, syncModals, useModalStore } from '../../kit/modal/modalStore.ts'
import { ToastHost } from '../../kit/toast/ToastHost.tsx'
import { notFoundPage, pages } from '../../pages/pages.ts'
import { LazyModalHost } from '../preload.ts'
import { Arrival } from './Arrival.tsx'
import { BootNotice } from './BootNotice.tsx'
import { ClosedPage } from './ClosedPage.tsx'
import { DialogAddress } from './DialogAddress.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { SessionEnd } from './SessionEnd.tsx'
import classes from './Shell.module.css'
import { useSystemState } from './systemState.ts'

/** Header, page and footer, and what floats above them. */
export function Shell({ onShown }: { onShown?: (() => void) | undefined }) {
  const system = useSystemState()
  const isOpen = system.kind !== 'maintenance' && system.kind !== 'region'
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        <FormattedMessage id="app.skipToContent" />
      </a>
      <Header isOpen={isOpen} />
      {system.kind === 'unreachable' && <BootNotice onRetry={system.retry} />}
      <main id="content" className={classes.main} tabIndex={-1}>
        {isOpen ? <Pages onShown={onShown} /> : <ClosedPage system={system} />}
      </main>
      <Footer minimumAge={system.minimumAge} />
      <ToastHost />
      {isOpen && <Dialogs />}
      <Arrival />
    </div>
  )
}

function Pages({ onShown }: { onShown?: (() => void) | undefined }) {
  const { pathname } = useLocation()
  return (
    <FailureBoundary resetKey={pathname}>
      <Suspense fallback={<div className={classes.waiting} />}>
        <Routes>
          {[...pages, notFoundPage].flatMap((page) =>
            page.paths.map((path) => <Route key={path} path={path} element={<page.Screen />} />),
          )}
        </Routes>
        <Shown onShown={onShown} />
      </Suspense>
    </FailureBoundary>
  )
}

/** Tells that the page beside it is there and answers to input. */
function Shown({ onShown }: { onShown?: (() => void) | undefined }) {
  useEffect(() => onShown?.(), [onShown])
  return null
}

function Dialogs() {
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
      <DialogAddress />
      <SessionEnd />
      {isNeeded && (
        <FailureBoundary>
          <Suspense>
            <LazyModalHost />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  )
}
