// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyContent } from '../../../platform/domain/base/content/content.ts'
import {
  changePlatform,
  readPlatform,
} from '../../../platform/domain/base/platform/platformSettings.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'
import { openModal, useModalStore } from '../../kit/modal/modalStore.ts'
import { scanCode } from '../../kit/qrCode/scanForTests.ts'

const mocks = portalPerTest({ hasObserver: false })

beforeAll(async () => {
  await Promise.all([
    import('../../app/App.tsx'),
    import('../../app/shell/footer/FooterLists.tsx'),
    import('./download/AppCodes.tsx'),
    import('../../kit/html/ShownHtml.tsx'),
    import('../../kit/qrCode/QrCode.tsx'),
  ])
})
beforeEach(() => {
  // Stubs of browser features that jsdom lacks and that scrolling to an anchor requires.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => {}
})

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
// The footer renders after the page.
const findFooter = async () => within(await screen.findByRole('contentinfo'))
const bar = () => within(screen.getByRole('navigation', { name: 'Shortcuts' }))

describe('footer', () => {
  it('[SIDE-16] a help topic of the footer opens the help centre at that topic', async () => {
    await openPortal('/about')
    const footer = await findFooter()
    await userEvent.click(await footer.findByRole('link', { name: 'Withdrawal' }))
    expect(useModalStore.getState().modals).toEqual([{ name: 'help', term: 'withdrawal' }])
    const help = await dialog('Help centre')
    expect(await help.findByRole('heading', { name: 'How to withdraw' })).toBeDefined()
  })

  it("[SIDE-17, SIDE-18, SIDE-19, SIDE-20] the footer links to game types, the brand’s pages and its e-mail address, and shows the licence authority's seal and the vendors' logos except that of TCG_SEA", async () => {
    await openPortal('/about')
    const footer = await findFooter()
    expect((await footer.findByRole('link', { name: 'Slots' })).getAttribute('href')).toBe('/rng')
    expect(footer.queryByRole('link', { name: 'Promotions' })).toBeNull()

    const follow = await footer.findByRole('link', { name: 'Instagram' })
    expect(follow.getAttribute('href')).toBe('https://www.instagram.com/portico_example')
    for (const name of ['WhatsApp', 'Facebook'])
      expect(footer.getByRole('link', { name }).getAttribute('rel')).toContain('noopener')
    const mail = footer.getByRole('link', { name: 'E-mail' })
    expect(mail.getAttribute('href')).toBe('mailto:contato@portico.example')

    const seal = await footer.findByRole('img', { name: /^Seal of Secretaria/ })
    expect(seal.getAttribute('src')).toContain('/art/licences/br.svg')

    const logo = await footer.findByRole('img', { name: 'Palma Games' })
    expect(logo.getAttribute('src')).toContain('/art/vendors/PG')
    expect(
      footer.getAllByRole('img').some((one) => one.getAttribute('src')?.includes('TCG_SEA')),
    ).toBe(false)

    await footer.findByRole('link', { name: 'Responsible gaming' })
    const links = footer.getAllByRole('link')
    const names = new Set(links.map(({ textContent }) => textContent))
    const paths = new Set(links.map((link) => link.getAttribute('href')))
    // Links to different pages have different names.
    expect(names.size).toBe(paths.size)
  })

  it('the footer has no heading for games on a platform without games', {
    tags: 'full',
  }, async () => {
    mocks.context.content = emptyContent
    await openPortal('/about')
    const footer = await findFooter()
    await footer.findByRole('link', { name: 'Instagram' })
    await waitFor(() => expect(footer.queryByRole('heading', { name: 'Games' })).toBeNull())
  })
})

describe('right bar', () => {
  it('[SIDE-12, SIDE-15] the right bar links to the promotions and directly to customer service on Telegram', async () => {
    await openPortal('/about')
    const link = bar().getByRole('link', { name: 'Promotions' })
    expect(link.getAttribute('href')).toBe('/promotions')
    const telegram = await bar().findByRole('link', { name: 'Telegram' })
    expect(telegram.getAttribute('href')).toBe('https://t.me/portico_example')
    expect(telegram.getAttribute('target')).toBe('_blank')
  })

  it("[SIDE-13, CONST-45] the right bar shows the app's QR code at 112 px, and has no app button on a platform without an app", async () => {
    await openPortal('/about')
    await userEvent.click(await bar().findByRole('button', { name: 'Get the app' }))
    const code = await bar().findByRole('img', { name: 'QR code of the app for Android' })
    expect(code.getAttribute('width')).toBe('112')
    await userEvent.keyboard('{Escape}')
    expect(bar().queryByRole('img')).toBeNull()
    cleanup()
    await changePlatform(mocks.context, { resources: [] })
    await openPortal('/about')
    await bar().findByRole('link', { name: 'Telegram' })
    expect(bar().queryByRole('button', { name: 'Get the app' })).toBeNull()
  })

  it('[SIDE-14] the customer-service button opens a list of channels, or the service window directly if there is only one channel', async () => {
    const replace = vi.fn()
    // The fake window has only the properties that the code uses.
    const opened = { opener: window, location: { replace } } as unknown as Window
    const open = vi.spyOn(window, 'open').mockReturnValue(opened)
    await openPortal('/about')
    await bar().findByRole('link', { name: 'Telegram' })
    await act(async () => bar().getByRole('button', { name: 'Customer service' }).click())
    const choices = await dialog('Customer service')
    await userEvent.click(choices.getByRole('button', { name: /^Atendimento 24h/ }))
    expect(open.mock.calls[0]?.[2]).toContain('width=440,height=750')
    expect(replace).toHaveBeenCalledWith('https://help.portico.example/chat')
    cleanup()
    useModalStore.setState({ modals: [] })
    const { customerService } = await readPlatform(mocks.context.store)
    await changePlatform(mocks.context, { customerService: customerService.slice(0, 1) })
    await openPortal('/about')
    await bar().findByRole('button', { name: 'Get the app' })
    await waitFor(() => expect(mocks.underWay.size).toBe(0))
    await userEvent.click(bar().getByRole('button', { name: 'Customer service' }))
    expect(replace).toHaveBeenCalledTimes(2)
  })

  it('the right bar omits a customer-service URL with an unknown host', async () => {
    const entry = { csType: 'TELEGRAM', title: 'Evil', path: 'https://evil.example/', type: 'LINK' }
    await changePlatform(mocks.context, { customerService: [entry] })
    await openPortal('/about')
    await bar().findByRole('button', { name: 'Get the app' })
    expect(screen.queryByText('Evil')).toBeNull()
  })
})

describe('help', () => {
  it('[ROUTE-12, ROLE-06] /help shows a visitor the help terms, and on this page a help link in the footer opens no dialog', async () => {
    await openPortal('/help')
    expect(await screen.findByRole('heading', { name: 'How to withdraw' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Help centre')
    const footer = await findFooter()
    await userEvent.click(await footer.findByRole('link', { name: 'Withdrawal' }))
    expect(location.hash).toBe('#withdrawal')
    expect(useModalStore.getState().modals).toEqual([])
  })

  it('the help page shows only the terms that its search finds', async () => {
    await openPortal('/help')
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search the help centre' }),
      'expired',
    )
    expect(screen.getByRole('heading', { name: 'How to deposit by Pix' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'How to withdraw' })).toBeNull()
  })

  it('[ROUTE-13, ROUTE-47] the anchor in the URL scrolls the help page to its term', async () => {
    const shown = vi.fn()
    Element.prototype.scrollIntoView = function scroll() {
      shown(this.id)
    }
    const grow = new Set<() => void>()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: () => void) {
          grow.add(tell)
        }
        observe() {}
        disconnect() {}
      },
    )
    await openPortal('/help#deposit-pix')
    await waitFor(() => expect(document.getElementById('deposit-pix')).not.toBeNull())
    // Simulates growth of the page: calls the callback of each `ResizeObserver`.
    for (const tell of grow) tell()
    expect(shown).toHaveBeenCalledWith('deposit-pix')
  })

  it('the help dialog shows only the terms that its search finds', { tags: 'full' }, async () => {
    await openPortal('/about')
    await act(async () => openModal({ name: 'help' }))
    const help = await dialog('Help centre')
    await userEvent.type(await help.findByLabelText('Search the help centre'), 'expired')
    expect(help.getByRole('button', { name: 'How to deposit by Pix' })).toBeDefined()
    expect(help.queryByRole('button', { name: 'How to withdraw' })).toBeNull()
  })
})

describe('app page', () => {
  it('[ROUTE-34, APP-01, APP-02, APP-03, APP-04, CARD-09] the app page shows a QR code, a link and a guide for each app', async () => {
    await openPortal('/down')
    const main = within(screen.getByRole('main'))
    for (const [name, file] of [
      ['iOS', 'portico.mobileconfig'],
      ['Android', 'portico.apk'],
      ['iOS Lite', 'lite'],
    ]) {
      const address = `https://download.portico.example/${file}`
      const code = await main.findByRole('img', { name: `QR code of the app for ${name}` })
      expect(code.getAttribute('width')).toBe('200')
      expect(scanCode(code)).toBe(address)
      const link = main.getByRole('link', { name: `Get it for ${name}` })
      expect(link.getAttribute('href')).toBe(address)
    }
    expect(main.getAllByRole('heading', { name: 'How to install' })).toHaveLength(4)
    for (const guide of main.getAllByRole('heading', { name: 'How to install' })) {
      const steps = within(guide.parentElement ?? guide).getAllByRole('listitem')
      expect(steps).toHaveLength(3)
      // The text of a step is complete, and its drawing is hidden from screen readers.
      for (const step of steps) {
        expect(step.textContent).not.toBe('')
        expect(step.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
      }
    }
    expect(main.getByRole('link', { name: 'Open the home page' })).toBeDefined()
  })
})

describe('chat and feedback', () => {
  it('a chat opens in a sandboxed frame', async () => {
    await openPortal('/about')
    await act(async () => openModal({ name: 'chat' }))
    const chat = await dialog('Chat room')
    await userEvent.click(await chat.findByRole('button', { name: /^Customer service/ }))
    const frame = await chat.findByTitle('Customer service')
    expect(frame.getAttribute('src')).toMatch(/^\/chat\//)
    expect(frame.hasAttribute('sandbox')).toBe(true)
  })

  it('customer service offers no chat on a platform without chat desks', {
    tags: 'full',
  }, async () => {
    mocks.context.content = emptyContent
    await openPortal('/about')
    await act(async () => openModal({ name: 'customerService' }))
    const choices = await dialog('Customer service')
    expect(await choices.findByRole('button', { name: 'New request' })).toBeDefined()
    await waitFor(() => expect(mocks.underWay.size).toBe(0))
    expect(choices.queryByRole('button', { name: /^Chat room/ })).toBeNull()
  })

  it('a double click sends feedback once, and the dialog shows its case number', async () => {
    await openPortal('/about')
    await act(async () => openModal({ name: 'feedback' }))
    const form = await dialog('New request')
    await userEvent.selectOptions(await form.findByLabelText(/^What is it about/), 'DEPOSIT')
    await userEvent.type(form.getByLabelText(/^Your message/), 'short')
    await userEvent.click(form.getByRole('button', { name: 'Send' }))
    expect(await form.findByText('Tell us where to answer.')).toBeDefined()
    await userEvent.type(form.getByLabelText(/^Your message/), ' but now it is long enough')
    await userEvent.type(form.getByLabelText(/^E-mail or phone/), 'ana@example.com')
    await userEvent.dblClick(form.getByRole('button', { name: 'Send' }))
    expect((await form.findByText(/Your case number is/)).textContent).toMatch(/[0-9A-F]{12}/)
    expect(await mocks.context.store.feedback.find({ where: { memberId: null } })).toHaveLength(1)
  })
})
