import { Suspense } from 'react'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { WithMessages } from '../../../kit/i18n/I18nProvider.tsx'

const AppCodes = lazyPart(() =>
  import('../../../features/support/download/AppCodes.tsx').then((file) => file.AppCodes),
)

/** Preloads the chunk of the QR codes, on hover. */
export const preloadAppCodes = AppCodes.preload

type Props = {
  id: string
  /** Size of a QR code in CSS pixels. */
  size: number
  className: string | undefined
}

/** Content of the 'get the app' button: a QR code for each app (SIDE-08, SIDE-13). */
export function AppCodesPart({ id, size, className }: Props) {
  return (
    <div id={id} className={className}>
      <FailureBoundary>
        <Suspense>
          <WithMessages group="features">
            <AppCodes size={size} />
          </WithMessages>
        </Suspense>
      </FailureBoundary>
    </div>
  )
}
