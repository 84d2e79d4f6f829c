import { lazyPart } from '../kit/lazy/lazyPart.tsx'
import type { ModalName } from '../modals.ts'

const loadHost = () => import('./ModalHost.tsx')

/** The dialogs' host, in a chunk of its own with the table of dialogs, Mantine's provider and modal. */
export const LazyModalHost = lazyPart(() => loadHost().then((file) => file.ModalHost))

/** Fetches a dialog's code. */
export function loadModal(name: ModalName): void {
  loadHost()
    .then(({ preloadContent }) => preloadContent(name))
    // Opening it tells.
    .catch(() => {})
}
