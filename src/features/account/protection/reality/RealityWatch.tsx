import { useEffect } from 'react'
import { openModal, useModalStore } from '../../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { realityCheckQuery } from '../protection.queries.ts'
import { isDue, lastReminder, noteReminder } from './reminder.ts'

/**
 * Milliseconds between two looks at the server's clock. They go on behind another tab: the game
 * does, too, and each of them tells the server that its player is still here.
 */
const lookEvery = 60_000

/** Reminds the player of the time over the game for money of this tab, when it is due (ACT-20). */
export function RealityWatch() {
  const check = useQuery({
    ...realityCheckQuery(),
    refetchInterval: lookEvery,
    refetchIntervalInBackground: true,
  }).data
  useEffect(() => {
    if (check === undefined || !isDue(check, lastReminder())) return
    // Before it is answered: a reload brings an open dialog back by itself, and no other tab asks.
    noteReminder(check)
    void remind()
  }, [check])
  return null
}

async function remind(): Promise<void> {
  if (useModalStore.getState().modals.some(({ name }) => name === 'realityCheck')) return
  // A dialog is not seen over an element that fills the screen.
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
  openModal({ name: 'realityCheck' }, { over: true })
}
