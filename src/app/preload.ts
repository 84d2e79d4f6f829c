import type { QueryClient } from '@tanstack/react-query'
import { read } from '../api/read.ts'
import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import type { ModalName } from '../kit/modal/modalTable.ts'

const loadHost = () => import('./ModalHost.tsx')

/** Dialog host, in a chunk with the registry of dialogs and Mantine's provider and modal. */
export const LazyModalHost = lazyPart(() => loadHost().then((file) => file.ModalHost))

/** Loads a dialog's chunk and its first query. Rejects if the chunk fails to load. */
export async function loadModal(name: ModalName, queryClient: QueryClient): Promise<void> {
  // The registration rules are fetched in parallel with the chunk, because the registration form is
  // built from these rules.
  const rules = name === 'register' ? queryClient.prefetchQuery(rulesOfForm()) : undefined
  await Promise.all([
    loadHost().then(({ preloadContent }) => preloadContent(name)),
    // Fetched in parallel with the host.
    (name === 'login' || name === 'register') &&
      import('../features/session/login/LoginDialog.tsx'),
    rules,
  ])
}

const rulesOfForm = () => read('/wps/system/setting/register', {})
