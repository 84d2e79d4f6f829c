import { startBrowserMocks } from './browser.ts'

/**
 * Shows what the emulator at this window's address answers. A worker of mocks sees no navigation,
 * so the window asks once more by itself, as soon as the mocks answer. Development only.
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
 * Puts a page in this one's place. Opening the document again would take the listeners away by
 * which the
 * mocks follow other tabs.
 */
function showPage(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html')
  document.replaceChild(document.adoptNode(page.documentElement), document.documentElement)
  // What a parser made without a window is never run.
  for (const inert of document.querySelectorAll('script')) {
    const script = document.createElement('script')
    for (const { name, value } of inert.attributes) script.setAttribute(name, value)
    script.textContent = inert.textContent
    inert.replaceWith(script)
  }
}
