// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { indexedDB } from 'fake-indexeddb'
import { type ComponentType, Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import { I18nProvider } from '../kit/i18n/I18nProvider.tsx'
import { englishI18n } from '../kit/i18n/i18nForTests.ts'
import { warningDialog } from '../kit/modal/dialogData.ts'
import { openModal, useModalStore } from '../kit/modal/modalStore.ts'
import { useToasts } from '../kit/toast/toastStore.ts'
import { pageAt } from '../pages/pages.ts'
import { createRememberedService } from '../session/rememberedService.ts'
import { endSession, startSession } from '../session/session.ts'
import { createQueryClient } from './queryClient.ts'
import { Guard } from './shell/Guard.tsx'
import { answerStatus, aStatus, openPortal } from './testing.tsx'

beforeEach(() => {
  // jsdom has no IndexedDB.
  vi.stubGlobal('indexedDB', indexedDB)
  answerStatus(() => aStatus())
  endSession()
})
afterEach(() => {
  cleanup()
  useModalStore.setState({ modals: [] })
  useToasts.setState({ toasts: [] })
})

const headline = () => screen.findByRole('heading', { level: 1, name: /Step inside/ })

describe('URLs of the portal', () => {
  it('[ROUTE-05, ROUTE-06] /login shows the home page with the log-in popup and changes the URL to /', async () => {
    await openPortal('/login')
    expect(await headline()).toBeDefined()
    await waitFor(() => expect(useModalStore.getState().modals).toEqual([{ name: 'login' }]))
    expect(location.pathname + location.search).toBe('/')
  })

  it('[ROUTE-07] /register shows the home page with the register popup', async () => {
    await openPortal('/Register/?referralCode=ANA7&next=%2FpointMall')
    expect(await headline()).toBeDefined()
    await waitFor(() =>
      expect(useModalStore.getState().modals).toEqual([
        { name: 'register', referralCode: 'ANA7', next: '/pointMall' },
      ]),
    )
    expect(location.pathname).toBe('/')
  })

  it('[ROUTE-46] the loading bar is shown while a chunk of the page loads, and hidden afterwards', async () => {
    // The modules of the pages are shared by all tests, so a page may have loaded before.
    const { promise, resolve } = Promise.withResolvers<ComponentType>()
    const Part = lazyPart(() => promise)
    await openPortal('/')
    await act(async () => {
      render(
        <Suspense>
          <Part />
        </Suspense>,
      )
    })
    expect(await screen.findByRole('progressbar')).toBeDefined()
    await act(async () => resolve(() => <hr />))
    expect(await screen.findByRole('separator')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  })

  it('a visitor who goes Forward to an agents’ page while its redirect is loading is redirected again', async () => {
    const { promise, resolve } = Promise.withResolvers<ComponentType>()
    const LoginPage = lazyPart(() => promise)
    const router = createMemoryRouter(
      [
        {
          path: '/agentHome',
          element: (
            <Guard page={pageAt('/agentHome')} skeleton={<hr />}>
              {null}
            </Guard>
          ),
        },
        { path: '/agent', element: <LoginPage /> },
      ],
      { initialEntries: ['/agentHome', '/agentHome'], initialIndex: 0 },
    )
    const i18n = await englishI18n('frame')
    await act(async () => {
      render(
        <QueryClientProvider client={createQueryClient()}>
          <I18nProvider i18n={i18n}>
            <RouterProvider router={router} />
          </I18nProvider>
        </QueryClientProvider>,
      )
    })
    await act(async () => router.navigate(1))
    expect(screen.getByRole('separator')).toBeDefined()
    await act(async () => resolve(() => <input type="password" aria-label="Password" />))
    expect(await screen.findByLabelText('Password')).toBeDefined()
  })

  it('/login does not accept a URL of another site in the parameter `next`', async () => {
    await openPortal('/login?next=//evil.example')
    await waitFor(() => expect(useModalStore.getState().modals).toEqual([{ name: 'login' }]))
  })

  it('[ROUTE-55, ROUTE-45] an unknown URL shows a not-found page whose link opens the top of the home page', async () => {
    await openPortal('/nowhere')
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined()
    expect(document.title).toBe('Page not found · Portico')
    await userEvent.click(screen.getByRole('link', { name: 'Go to the home page' }))
    expect(await headline()).toBeDefined()
    expect(document.title).toBe('Portico · Play your way')
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
    expect(document.activeElement?.id).toBe('content')
    expect(screen.getByText('Home: page loaded')).toBeDefined()
  })
})

describe('header', () => {
  it('[HEAD-01] the header has a log-in and a sign-up button for visitors', async () => {
    await openPortal('/')
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('button', { name: 'Sign up' })).toBeDefined()
    // The dialog's messages load within the same `act` call.
    await act(async () => header.getByRole('button', { name: 'Log in' }).click())
    expect(useModalStore.getState().modals).toEqual([{ name: 'login' }])
  })

  it('the header has no log-in button while a member is logged in', async () => {
    await openPortal('/')
    await act(async () => startSession('secret'))
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
    expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true)
    await act(async () => endSession())
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('button', { name: 'Log in' })).toBeDefined()
    expect(document.documentElement.hasAttribute('data-signed-in')).toBe(false)
  })
})

describe('session ended by the server', () => {
  it('an expired session opens the log-in over the open dialogs and shows the reason', async () => {
    await openPortal('/')
    await act(async () => {
      openModal({ name: 'confirmLogout' })
      startSession('secret')
    })
    await act(async () => endSession({ sessionEnd: 'expired' }))
    expect(useModalStore.getState().modals).toEqual([{ name: 'confirmLogout' }, { name: 'login' }])
    expect(await screen.findByText(/Your session has ended/)).toBeDefined()
  })
})

describe('system status', () => {
  it('[ROOT-03, ROOT-20] the portal opens when the platform is neither in maintenance nor restricted', async () => {
    await openPortal('/')
    expect(await headline()).toBeDefined()
  })

  it('[ROOT-04, ROOT-21, ERR-22] maintenance shows its page with customer service, even in a restricted region', async () => {
    const customerService = [
      ...aStatus().customerService,
      ...[{ csType: 'TELEGRAM', title: 'Telegram', path: 'https://t.me/portico', type: 'LINK' }],
      ...[{ csType: 'LIVECHAT', title: 'Evil', path: 'https://evil.example/', type: 'LINK' }],
    ] as const
    answerStatus(() =>
      aStatus({
        maintenance: true,
        regionRestriction: true,
        customerService: [...customerService],
      }),
    )
    await openPortal('/')
    expect(await screen.findByRole('heading', { name: 'We will be right back' })).toBeDefined()
    const service = within(screen.getByRole('region', { name: 'Customer service' }))
    const links = await service.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://help.portico.example/chat',
      'https://t.me/portico',
    ])
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull()
  })

  it("[ROOT-05, ROOT-06, ROOT-22, ERR-21] a restricted region shows the visitor's IP address and customer service", async () => {
    answerStatus(() => aStatus({ regionRestriction: true }))
    await openPortal('/')
    expect(await screen.findByText('203.0.113.24')).toBeDefined()
    expect(screen.getByRole('region', { name: 'Customer service' })).toBeDefined()
  })

  it('the portal opens again when the maintenance ends', async () => {
    let maintenance = true
    answerStatus(() => aStatus({ maintenance }))
    const { queryClient } = await openPortal('/')
    await screen.findByRole('heading', { name: 'We will be right back' })
    maintenance = false
    await act(() => queryClient.refetchQueries())
    expect(await headline()).toBeDefined()
  })

  it('the page stays when the system status fails to load, and a retry loads the status', async () => {
    await createRememberedService().keep(aStatus())
    let isBroken = true
    answerStatus(() => (isBroken ? new Response('<html>', { status: 502 }) : aStatus()))
    await openPortal('/')
    const findTitle = () => screen.queryByText('No connection to Portico', { selector: '*' })
    await waitFor(() => expect(findTitle()).not.toBeNull())
    const notice = within(findTitle()?.closest<HTMLElement>('[role=alert]') ?? document.body)
    expect(await headline()).toBeDefined()
    const service = await notice.findByRole('link', { name: 'Customer service' })
    expect(service.getAttribute('href')).toBe('https://help.portico.example/chat')
    isBroken = false
    await userEvent.click(notice.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(findTitle()).toBeNull())
  })
})

describe('dialog', () => {
  it('[ROOT-10, ROOT-11] a dialog has a close button and stays open on a press outside', async () => {
    await openPortal('/')
    await userEvent.click(
      within(screen.getByRole('banner')).getByRole('button', { name: 'Log in' }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Log in' })
    await userEvent.click(document.body)
    expect(screen.getByRole('dialog')).toBe(dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('a dialog of the document translates its title and its close button with the page', async () => {
    const element = document.createElement('dialog')
    element.dataset.dialog = 'login'
    element.innerHTML =
      '<h2>Log in</h2><button data-cross aria-label="Close"></button><div data-dialog-body></div>'
    document.body.append(element)
    const { i18n } = await openPortal('/login')
    await waitFor(() => expect(element.dataset.taken).toBe(''))
    await act(() => i18n.changeLanguage('pt'))
    await waitFor(() => expect(element.querySelector('h2')?.textContent).toBe('Entrar'))
    expect(element.querySelector('[data-cross]')?.getAttribute('aria-label')).toBe('Fechar')
    element.remove()
  })

  it('the dialogs of visitors load no texts of members', async () => {
    const { i18n } = await openPortal('/')
    await headline()
    await act(async () => openModal(warningDialog({ id: 'code.windowBlocked' })))
    expect(await screen.findByText(/^Your browser blocked the window/)).toBeDefined()
    expect(i18n.store.getState().groups).toContain('features')
    expect(i18n.store.getState().groups).not.toContain('member')
  })
})

describe('consecutive dialogs', () => {
  it('the content of a closed dialog does not reappear when another dialog opens at once', async () => {
    await openPortal('/')
    const telling = (text: string) =>
      openModal({ name: 'dialog', title: { id: 'app.dialogs.warning' }, text: { text } })
    act(() => telling('The first'))
    expect(await screen.findByText('The first')).toBeDefined()
    const added: string[] = []
    const watcher = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) added.push(node.textContent ?? '')
      }
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    // Disables act, so that React defers work as in a browser.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    useModalStore.setState({ modals: [] })
    // React renders a store change in a microtask.
    for (let turn = 0; turn < 3; turn += 1) await Promise.resolve()
    telling('The second')
    await eventually(() => expect(screen.getByText('The second')).toBeDefined())
    vi.unstubAllGlobals()
    watcher.disconnect()
    expect(added.filter((text) => text.includes('The first'))).toEqual([])
  })
})
