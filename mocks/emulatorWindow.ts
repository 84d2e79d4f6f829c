import { startBrowserMocks } from './browser.ts'

/**
 * Shows the emulator page for the URL of this window. The service worker of MSW does not intercept
 * navigations, so the window fetches the page again once the mocks have started. For development
 * only.
 */
export async function showEmulator(): Promise<void> {
  await startBrowserMocks()
  const headers = { 'Accept-Language': navigator.languages.join(', ') }
  const response = await fetch(location.href, { headers })
  const text = await response.text()
  if (response.headers.get('Content-Type')?.startsWith('text/html')) showPage(text)
  else document.body.textContent = text
}

/**
 * Replaces the document's content without `document.open`. That function would remove the event
 * listeners with which the mocks follow other tabs.
 */
function showPage(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html')
  document.replaceChild(document.adoptNode(page.documentElement), document.documentElement)
  // Scripts from a `DOMParser` never run, so they are created again.
  for (const inert of document.querySelectorAll('script')) {
    const script = document.createElement('script')
    for (const { name, value } of inert.attributes) script.setAttribute(name, value)
    script.textContent = inert.textContent
    inert.replaceWith(script)
  }
}
