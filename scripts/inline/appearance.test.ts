// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const root = document.documentElement
let runs = 0

const deviceWith = (scheme: 'dark' | 'light') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(prefers-color-scheme: ${scheme})`,
  }))

async function runScript() {
  runs += 1
  await import(/* @vite-ignore */ `./appearance.js?run=${runs}`)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  root.removeAttribute('data-signed-in')
  root.removeAttribute('data-own-rows')
  history.replaceState({ kept: true }, '', '/')
  vi.stubGlobal('porticoToken', undefined)
  deviceWith('light')
})

describe('inline script for the appearance', () => {
  it("[I18N-01] the theme before the first paint is the stored one, else the device's", async () => {
    const shown = async () => {
      await runScript()
      return [root.dataset.theme, root.getAttribute('data-mantine-color-scheme')]
    }
    expect(await shown()).toEqual(['system', 'light'])
    localStorage.setItem('theme', 'dark')
    expect(await shown()).toEqual(['dark', 'dark'])
    localStorage.setItem('theme', 'system')
    expect(await shown()).toEqual(['system', 'light'])
    localStorage.setItem('theme', 'neon')
    expect(await shown()).toEqual(['system', 'light'])
    deviceWith('dark')
    expect(await shown()).toEqual(['system', 'dark'])
    localStorage.setItem('theme', 'light')
    expect(await shown()).toEqual(['light', 'light'])
  })

  it('a stored session marks the document as signed in before the first paint', async () => {
    sessionStorage.setItem('token', 'secret')
    await runScript()
    expect(root.hasAttribute('data-signed-in')).toBe(true)
  })

  it('the language in the URL is stored in a cookie only when the document has that language', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing where there is no TLS.
    document.cookie = 'lang=; Max-Age=0'
    root.lang = 'pt-BR'
    history.replaceState(null, '', '/?lang=en')
    await runScript()
    expect(document.cookie).not.toContain('lang=en')
    root.lang = 'en'
    await runScript()
    expect(document.cookie).toContain('lang=en')
  })

  it('an invalid language in the URL is not stored in a cookie', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing where there is no TLS.
    document.cookie = 'lang=; Max-Age=0'
    root.lang = 'en'
    history.replaceState(null, '', '/?lang=en-x%3B%20Domain%3Dexample.test')
    await runScript()
    history.replaceState(null, '', '/?lang=en-%3B%20Path%3D/')
    await runScript()
    expect(document.cookie).not.toContain('lang=')
  })

  it('the script removes only the token from the URL', async () => {
    history.replaceState({ kept: true }, '', '/login?a=1&token=secret&next=%2Fm#top')
    await runScript()
    expect(location.pathname + location.search + location.hash).toBe('/login?a=1&next=%2Fm#top')
    expect(history.state).toEqual({ kept: true })
    expect(globalThis).toHaveProperty('porticoToken', 'secret')
    expect(root.hasAttribute('data-signed-in')).toBe(true)
  })

  it('an empty token is removed from the URL and does not sign the visitor in', async () => {
    history.replaceState(null, '', '/?token=')
    await runScript()
    expect(location.href.endsWith('/')).toBe(true)
    expect(root.hasAttribute('data-signed-in')).toBe(false)
  })

  it('space for the stored rows of recent and favourite games is reserved only when a member is signed in', async () => {
    localStorage.setItem('ownRows', 'recent favourites')
    await runScript()
    expect(root.hasAttribute('data-own-rows')).toBe(false)
    sessionStorage.setItem('token', 'a token')
    await runScript()
    expect(root.getAttribute('data-own-rows')).toBe('recent favourites')
  })

  it('the space for recent games is reserved for a visitor who has started games', async () => {
    localStorage.setItem('startedGames', '101629')
    await runScript()
    expect(root.getAttribute('data-own-rows')).toBe('recent')
  })

  it('blocked storage does not stop the script', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked)
    await runScript()
    expect(root.getAttribute('data-mantine-color-scheme')).toBe('light')
  })
})
