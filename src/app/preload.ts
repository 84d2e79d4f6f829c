import { lazyPart } from '../kit/lazy/lazyPart.tsx'
import type { ModalName } from '../modals.ts'
import { modalRegistry } from './modalRegistry.ts'

/** The dialogs' host, in a chunk of its own with Mantine's provider and modal. */
export const LazyModalHost = lazyPart(() =>
  import('./ModalHost.tsx').then((file) => file.ModalHost),
)

/** Fetches a dialog's code ahead of its opening, on a hover or in an idle moment. */
export function preloadModal(name: ModalName): void {
  void LazyModalHost.preload()
  void modalRegistry[name].Content.preload()
}
