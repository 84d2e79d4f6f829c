import { useEffect } from 'react'
import { openModal, useModalStore } from '../../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { realityCheckQuery } from '../protection.queries.ts'
import { isDue, lastReminder, noteReminder } from './reminder.ts'

/**
 * Poll interval in milliseconds. Polls go on in a background tab, because the game goes on there,
 * too. Each poll reports to the server that the player is present.
 */
const lookEvery = 60_000

/**
 * Opens the reality check when it is due (ACT-20). Rendered while a game for money is open in this
 * tab.
 */
export function RealityWatch() {
  const check = useQuery({
    ...realityCheckQuery(),
    refetchInterval: lookEvery,
    refetchIntervalInBackground: true,
  }).data
  useEffect(() => {
    if (check === undefined || !isDue(check, lastReminder())) return
    // The reminder is stored before the member responds, so that no other tab repeats it. A reload
    // restores the open dialog.
    noteReminder(check)
    void remind()
  }, [check])
  return null
}

async function remind(): Promise<void> {
  if (useModalStore.getState().modals.some(({ name }) => name === 'realityCheck')) return
  // Leaves full screen, because a full-screen element would cover the dialog.
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
  openModal({ name: 'realityCheck' }, { over: true })
}
