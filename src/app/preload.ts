import { lazyPart } from '../kit/lazy/lazyPart.tsx'
import type { ModalName } from '../kit/modal/modalTable.ts'
import { preloadModal } from '../kit/modal/preloadModal.ts'
import { soon } from './start/idle.ts'

const loadHost = () => import('./ModalHost.tsx')

/**
 * The dialogs' host, in a chunk of its own with the table of dialogs, Mantine's provider and modal.
 */
export const LazyModalHost = lazyPart(() => loadHost().then((file) => file.ModalHost))

/** Fetches a dialog's code. Rejects when it does not come. */
export async function loadModal(name: ModalName): Promise<void> {
  const { preloadContent } = await loadHost()
  await preloadContent(name)
}

/**
 * Fetches what dialogs need ahead: a piece in each idle moment, since all at once would keep the
 * page busy.
 */
export async function preloadInTurn(names: readonly ModalName[]): Promise<void> {
  const idle = () => new Promise<void>((resolve) => soon(resolve))
  await LazyModalHost.preload()
  for (const name of names) {
    await idle()
    await preloadModal(name)
  }
}
