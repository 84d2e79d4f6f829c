/** Starts the mock server in the browser; development only. */
export async function startMocks(): Promise<void> {
  const { startBrowserMocks } = await import('../../mocks/browser.ts')
  await startBrowserMocks()
}
