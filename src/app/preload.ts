import { lazyPart } from '../kit/lazy/lazyPart.tsx'
import type { ModalName } from '../modals.ts'
import { soon } from './start/idle.ts'

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

/** Fetches the code of dialogs ahead: a piece in each idle moment, since all at once would keep the page busy. */
export async function loadModalsInTurn(names: readonly ModalName[]): Promise<void> {
  const idle = () => new Promise<void>((resolve) => soon(resolve))
  const { preloadContent } = await loadHost()
  for (const name of names) {
    await idle()
    await preloadContent(name)
  }
}
