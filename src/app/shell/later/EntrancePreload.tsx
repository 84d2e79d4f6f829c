import { useEffect } from 'react'
import { prepareCalls } from '../../../api/prepareCalls.ts'
import { usePageUsed } from '../../../kit/hydration/usePageUsed.ts'
import { preloadModal } from '../../../kit/modal/preloadModal.ts'
import { soon } from '../../../kit/timing/soon.ts'
import { whenIdle } from '../../../kit/timing/whenIdle.ts'
import { useSession } from '../../../session/session.queries.ts'

/**
 * Preloads log-in and registration once a visitor uses the page. A press on their buttons loads
 * them at once (`openingOf`).
 */
export function EntrancePreload() {
  const isVisitor = useSession().kind === 'visitor'
  const isUsed = usePageUsed()
  useEffect(
    () => (isVisitor && isUsed ? whenIdle(() => void preloadEntrance()) : undefined),
    [isVisitor, isUsed],
  )
  return null
}

/** Preloads one dialog in each idle period, since both at once would block the page. */
async function preloadEntrance(): Promise<void> {
  prepareCalls()
  for (const name of ['login', 'register'] as const) {
    await new Promise<void>((resolve) => soon(resolve))
    await preloadModal(name)
  }
}
