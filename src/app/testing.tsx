import { act, render } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { vi } from 'vitest'
import type { Value } from '../api/operations.ts'
import { notePageHydrated, notePageUse, watchPageStart } from '../kit/hydration/pageHydration.ts'
import { englishI18n } from '../kit/i18n/i18nForTests.ts'
import { pageAt } from '../pages/pages.ts'
import { resumeSession } from '../session/session.ts'
import { installNativeDialogs } from '../ui/nativeDialogForTests.ts'
import { App } from './App.tsx'
import { preloadContent } from './ModalHost.tsx'
import { modalRegistry } from './modalRegistry.ts'
import { LazyModalHost } from './preload.ts'
import { createQueryClient } from './queryClient.ts'

type Status = Value<'GET /wps/system/status'>

/** Status of an open portal in Brazil, as the contract defines it. */
export function aStatus(changes: Partial<Status> = {}): Status {
  return {
    maintenance: false,
    regionRestriction: false,
    location: { ip: '203.0.113.24', country: 'BR' },
    serverTime: '2026-11-21T12:00:00Z',
    market: { code: 'BR', currency: 'BRL', currencySymbol: 'R$', minimumAge: 18, riskNotice: true },
    announcements: true,
    accountTypes: { agents: [1, 2, 41, 42], trials: [4] },
    encryption: { scheme: 'v2', keys: [{ keyId: 'k-1', publicKey: 'none' }] },
    whitelabel: [],
    register: { rulesVersion: 1 },
    customerService: [
      {
        csType: 'LIVECHAT',
        title: 'Chat',
        path: 'https://help.portico.example/chat',
        type: 'LINK',
      },
    ],
    resources: [],
    domainRoute: [],
    mainDomain: 'portico.example',
    analytics: {},
    imageCDNs: [],
    launchGameCDNs: [],
    ...changes,
  }
}

/**
 * Mocks `fetch`: the status call returns the current result of `answer`, every other call a 404.
 */
export function answerStatus(answer: () => Response | Status): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname !== '/wps/system/status')
      return new Response('', { status: 404 })
    const given = answer()
    return given instanceof Response ? given : Response.json({ success: true, value: given })
  })
}

/**
 * Opens the portal at a URL, in English, like `main.tsx`. The page counts as used, so announcements
 * wait at the bell and do not cover the tested page.
 */
export async function openPortal(address: string, { isUsed = true } = {}) {
  // jsdom lacks these APIs, which the dialogs use.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  window.scrollTo = vi.fn()
  installNativeDialogs()
  history.pushState(null, '', address)
  resumeSession()
  watchPageStart()
  if (isUsed) notePageUse()
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  // Chunks load from disk in a test; preloading keeps the tests from waiting for them.
  const dialogs = Object.values(modalRegistry).map(({ Content }) => Content.preload())
  const page = pageAt(location.pathname).Screen.preload()
  const centre = preloadContent('confirmLogout')
  await Promise.all([
    centre,
    page,
    pageAt('/').Screen.preload(),
    LazyModalHost.preload(),
    ...dialogs,
  ])
  const i18n = await englishI18n('frame')
  await act(async () => {
    render(
      <BrowserRouter>
        <App portal={{ i18n, queryClient }} onShown={notePageHydrated} />
      </BrowserRouter>,
    )
  })
  return { i18n, queryClient }
}
