import type { QueryClient } from '@tanstack/react-query'
import { read } from '../api/read.ts'
import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import type { ModalName } from '../kit/modal/modalTable.ts'
import { preloadModal } from '../kit/modal/preloadModal.ts'
import { soon } from '../kit/timing/soon.ts'

const loadHost = () => import('./ModalHost.tsx')

/**
 * The dialogs' host, in a chunk of its own with the table of dialogs, Mantine's provider and modal.
 */
export const LazyModalHost = lazyPart(() => loadHost().then((file) => file.ModalHost))

/** Fetches a dialog's code, and what it begins with. Rejects when the code does not come. */
export async function loadModal(name: ModalName, queryClient: QueryClient): Promise<void> {
  // Beside the code: its form is made of them.
  const rules = name === 'register' ? queryClient.prefetchQuery(rulesOfForm()) : undefined
  const { preloadContent } = await loadHost()
  await Promise.all([preloadContent(name), rules])
}

const rulesOfForm = () => read('/wps/system/setting/register', {})

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
