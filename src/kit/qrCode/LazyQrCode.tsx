import { Suspense } from 'react'
import { FailureBoundary } from '../failure/FailureBoundary.tsx'
import { lazyPart } from '../hydration/lazyPart.tsx'
import classes from './LazyQrCode.module.css'
import type { QrCodeProps } from './QrCode.tsx'
import { qrDefaults } from './qrDefaults.ts'

const QrCode = lazyPart<QrCodeProps>(() => import('./QrCode.tsx').then((file) => file.QrCode))

/**
 * QR code that loads its library when it is rendered. A placeholder of the same size reserves the
 * space.
 */
export function LazyQrCode(props: QrCodeProps) {
  const { size = qrDefaults.size } = props
  return (
    <div className={classes.place}>
      <FailureBoundary>
        <Suspense
          fallback={
            <svg className={classes.waiting} width={size} height={size} aria-hidden="true" />
          }
        >
          <QrCode {...props} />
        </Suspense>
      </FailureBoundary>
    </div>
  )
}

/** Prefetches the library for QR codes, on hover. */
export const preloadQrCode = QrCode.preload
