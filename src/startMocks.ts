import { keepOnTop } from './keepOnTop.ts'
import { showBrokenAnswers } from './showBrokenAnswers.ts'

/**
 * Shows answers that break the contract, and starts the mock server in the browser, unless there is
 * a gateway to talk to. Call it behind `import.meta.env.DEV` only: players must not get it.
 */
export async function startMocks(): Promise<void> {
  showBrokenAnswers()
  if (import.meta.env.VITE_MOCKS === 'off') return
  const { startBrowserMocks } = await import('../mocks/browser.ts')
  await startBrowserMocks()
  const panel = document.querySelector('#portico-mocks')
  if (panel) keepOnTop(panel)
}
