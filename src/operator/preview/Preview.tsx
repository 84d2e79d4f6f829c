import { Suspense } from 'react'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../../kit/hydration/lazyPart.tsx'
import { useEditor } from '../rules/editorStore.ts'
import { usePreview } from './previewStore.ts'

const PreviewDock = lazyPart(() => import('./PreviewDock.tsx').then((file) => file.PreviewDock))

/** Preview of the players' form, open beside the section that the operator works on. */
export function Preview() {
  const isOpen = usePreview((state) => state.isOpen)
  const isLoaded = useEditor((state) => state.base !== null)
  if (!isOpen || !isLoaded) return null
  return (
    <FailureBoundary>
      <Suspense fallback={null}>
        <PreviewDock />
      </Suspense>
    </FailureBoundary>
  )
}
