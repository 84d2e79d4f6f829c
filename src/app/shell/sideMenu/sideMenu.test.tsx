// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../../../platform/domain/accounts/session/sessions.ts'
import {
  changePlatform,
  readPlatform,
} from '../../../../platform/domain/base/platform/platformSettings.ts'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { useToasts } from '../../../kit/toast/toastStore.ts'
import { portalPerTest } from '../../portalForTests.ts'
import { openPortal } from '../../testing.tsx'

const mocks = portalPerTest({ hasObserver: false })

beforeAll(async () => {
  await Promise.all([
    import('./MenuEvents.tsx'),
    import('./MenuFoot.tsx'),
    import('../../../features/support/download/AppCodes.tsx'),
    import('../../../kit/qrCode/QrCode.tsx'),
  ])
})

const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }))
const link = (name: string) => menu().getByRole('link', { name })
const press = (name: string) => userEvent.click(menu().getByRole('button', { name }))

async function setModule(modId: string, enabled: boolean) {
  const { whitelabel } = await readPlatform(mocks.context.store)
  await changePlatform(mocks.context, {
    whitelabel: whitelabel.map((node) => (node.modId === modId ? { ...node, enabled } : node)),
  })
}
/** The menu renders once the platform's status has loaded. */
async function openWithMenu(address: string) {
  await openPortal(address)
  await screen.findByRole('navigation', { name: 'Menu' })
}
const openAsAna = async () => {
  sessionStorage.setItem('token', await openSession(mocks.context, 'm-ana'))
  await openWithMenu('/about')
}

describe('side menu', () => {
  it('[SIDE-02, ROUTE-39] the side menu links to the home page', async () => {
    await openWithMenu('/promotions')
    expect(link('Home').getAttribute('href')).toBe('/')
  })

  it('[SIDE-01, STATE-02] the side menu folds, and stays folded at the next visit', async () => {
    await openWithMenu('/about')
    await press('Collapse menu')
    expect(document.documentElement.getAttribute('data-side-menu')).toBe('folded')
    expect(localStorage.getItem('showSideMenu')).toBe('false')
    cleanup()
    await openWithMenu('/about')
    await press('Expand menu')
    expect(document.documentElement.hasAttribute('data-side-menu')).toBe(false)
    expect(localStorage.getItem('showSideMenu')).toBe('true')
  })

  it('[SIDE-03] the side menu has the VIP entry only where the platform has a VIP club', async () => {
    await openWithMenu('/about')
    const entry = await menu().findByRole('link', { name: 'VIP club' })
    expect(entry.getAttribute('href')).toBe('/member/vip')
    cleanup()
    await setModule('VIP3', false)
    await openWithMenu('/about')
    await waitFor(() => expect(menu().queryByText('VIP club')).toBeNull())
  })

  it('[SIDE-04] the side menu shows the invitation entry to every visitor, and to members while the referral module is on', async () => {
    await setModule('REFERRAL3', false)
    await openWithMenu('/about')
    await menu().findByRole('link', { name: 'VIP club' })
    expect(link('Invite friends')).toBeDefined()
    cleanup()
    await openAsAna()
    await waitFor(() => expect(menu().queryByText('Invite friends')).toBeNull())
    cleanup()
    await setModule('REFERRAL3', true)
    await openAsAna()
    expect(link('Invite friends').getAttribute('href')).toBe('/member/referral')
  })

  it('[SIDE-05] the side menu links a member to the betting record', async () => {
    await openAsAna()
    expect(link('Betting record').getAttribute('href')).toBe('/member/bettingRecord')
  })

  it('[SIDE-21, ERR-27] the side menu opens the log-in for a visitor, with the chosen page as its destination', async () => {
    await openWithMenu('/about')
    for (const [name, next] of [
      ['Betting record', '/member/bettingRecord'],
      ['Invite friends', '/member/referral'],
    ] as const) {
      await userEvent.click(link(name))
      expect(useModalStore.getState().modals).toEqual([{ name: 'login', next }])
      expect(location.pathname).toBe('/about')
    }
    expect(useToasts.getState().toasts[0]?.message).toEqual({ id: 'errors.notLoggedIn' })
  })

  it('[SIDE-06, SIDE-07, CONST-27] the side menu has the first six promotions and a link to all', async () => {
    await openWithMenu('/about')
    await waitFor(() => {
      const promotions = menu()
        .getAllByRole('link')
        .filter((one) => one.getAttribute('href')?.startsWith('/promotions#'))
      expect(promotions).toHaveLength(6)
    })
    expect(link('All promotions').getAttribute('href')).toBe('/promotions')
  })

  it('[STATE-01] the side menu counts joinable promotions for a member, not for a visitor', async () => {
    await openWithMenu('/about')
    expect(link('Promotions')).toBeDefined()
    cleanup()
    await openAsAna()
    const counted = await menu().findByRole('link', {
      name: /^Promotions\s*\d+ that you can join$/,
    })
    expect(counted.getAttribute('href')).toBe('/promotions')
  })

  it('[SIDE-08, CONST-44] the side menu has 120 px QR codes of the iOS and Android apps, and their links', async () => {
    await openWithMenu('/about')
    await press('Get the app')
    for (const name of ['iOS', 'Android']) {
      const code = await menu().findByRole('img', { name: `QR code of the app for ${name}` })
      expect(code.getAttribute('width')).toBe('120')
      expect(link(name).getAttribute('href')).toMatch(/^https:\/\/download\.portico\.example\//)
    }
  })

  it('[SIDE-09] the side menu opens customer service', async () => {
    await openWithMenu('/about')
    await act(async () => menu().getByRole('button', { name: 'Customer service' }).click())
    expect(useModalStore.getState().modals).toEqual([{ name: 'customerService' }])
  })

  it('[SIDE-10] the side menu changes the language', async () => {
    await openWithMenu('/about')
    await userEvent.selectOptions(menu().getByRole('combobox', { name: 'Language' }), 'pt')
    expect(await screen.findByRole('combobox', { name: 'Idioma' })).toBeDefined()
    expect(document.documentElement.lang).toBe('pt-BR')
  })

  it('[SIDE-11] the side menu has the official channels only if any are configured', async () => {
    await openWithMenu('/about')
    expect(await menu().findByRole('link', { name: 'Telegram' })).toBeDefined()
    cleanup()
    const { resources } = await readPlatform(mocks.context.store)
    await changePlatform(mocks.context, {
      resources: resources.filter(({ resourceType }) => resourceType !== 'TELEGRAM'),
    })
    await openWithMenu('/about')
    await menu().findByRole('link', { name: 'VIP club' })
    expect(menu().queryByText('Official channels')).toBeNull()
    expect(menu().queryByRole('link', { name: 'Telegram' })).toBeNull()
  })
})

describe('game pages', () => {
  it('[ROUTE-35, ROUTE-36, ROUTE-37, ROUTE-38] game pages have no side menu', async () => {
    for (const path of ['/seamless', '/lottert', '/vnlottery', '/sealottery']) {
      sessionStorage.setItem('token', await openSession(mocks.context, 'm-ana'))
      await openPortal(path)
      expect(await screen.findByRole('navigation', { name: 'Games' })).toBeDefined()
      await waitFor(() =>
        expect(screen.queryByRole('navigation', { name: 'Menu' }), path).toBeNull(),
      )
      cleanup()
    }
  })
})
