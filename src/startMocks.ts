import { keepOnTop } from './keepOnTop.ts'
import { showBrokenAnswers } from './showBrokenAnswers.ts'

/**
 * Shows contract violations, and starts the mock server in the browser unless `VITE_MOCKS` is
 * `off`. Must be called only behind `import.meta.env.DEV`, so that production builds do not contain
 * it.
 */
export async function startMocks(): Promise<void> {
  showBrokenAnswers()
  if (import.meta.env.VITE_MOCKS === 'off') return
  const { startBrowserMocks } = await import('../mocks/browser.ts')
  await startBrowserMocks()
  const panel = document.querySelector('#portico-mocks')
  if (panel) keepOnTop(panel)
}
