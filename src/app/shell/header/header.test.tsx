// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openSession } from '../../../../platform/domain/accounts/session/sessions.ts'
import { vendorsQuery } from '../../../features/games/vendors/vendorCards.ts'
import { hideBalance } from '../../../features/wallet/Balance.tsx'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { type Icon, iconQuery } from '../../../session/icon.queries.ts'
import { requirePasswordChange } from '../../../session/passwordDue.ts'
import { avatars, defaultAvatar } from '../../../ui/avatars.ts'
import { portalPerTest } from '../../portalForTests.ts'
import { openPortal } from '../../testing.tsx'

const mocks = portalPerTest()

beforeEach(() => {
  hideBalance(false)
})

async function openAs(persona: string, address = '/about') {
  sessionStorage.setItem('token', await openSession(mocks.context, `m-${persona}`))
  const portal = await openPortal(address)
  await header().findByRole('button', { name: /Account menu of \w/ })
  return portal
}
const header = () => within(screen.getByRole('banner'))

async function openMenu() {
  await userEvent.click(header().getByRole('button', { name: /Account menu of/ }))
  return within(await screen.findByRole('menu'))
}

/** Entries of the account menu that depend on the kind of account. */
const kindEntries = ['Agent centre', 'Register a full account'] as const

describe('state values in the page and the header', () => {
  it.each([
    ['ana', []],
    ['carla', ['Agent centre']],
    ['bruno', ['Register a full account']],
  ] as const)(
    '[STATE-02] the page of %s applies the state values isLogin, isAgent and isTrial',
    async (persona, expected) => {
      await openAs(persona)
      expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true)
      const menu = await openMenu()
      const entries = menu.getAllByRole('menuitem').map(({ textContent }) => textContent)
      expect(kindEntries.filter((name) => entries.includes(name))).toEqual(expected)
      const centre = menu.queryByRole('menuitem', { name: 'Agent centre' })
      expect(centre?.getAttribute('href')).toBe(persona === 'carla' ? '/agentHome' : undefined)
    },
  )

  it('[STATE-02] the page asks for a new password when firstTimeLogin requires it', async () => {
    requirePasswordChange('first')
    await openAs('dora')
    expect(await screen.findByRole('dialog', { name: /password/i })).toBeDefined()
  })

  it('[STATE-02] the page applies the state values language, currencySymbol and hotGames', async () => {
    const { queryClient } = await openAs('ana', '/')
    expect(header().getByRole('button', { name: 'Language: English (EN)' })).toBeDefined()
    const amount = await header().findByText('1,284.50')
    expect(within(amount.parentElement ?? amount).getByText('R$')).toBeDefined()
    const hot = within(await screen.findByRole('region', { name: 'Hot right now' }))
    const first = await hot.findAllByRole('heading', { level: 3 })
    const reverse = (answer: { list: unknown[] } | undefined) =>
      answer && { ...answer, list: answer.list.slice(0, first.length).toReversed() }
    queryClient.setQueriesData({ queryKey: ['/wps/relay/GCSGAME_hotGamesV2'] }, reverse)
    const names = first.map(({ textContent }) => textContent).toReversed()
    const shown = () => hot.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    await waitFor(() => expect(shown()).toEqual(names))
  })

  it('[STATE-02, LOB-22] the account menu shows the picture that imgUrl names, and the default avatar for an unknown name', async () => {
    const { queryClient } = await openAs('ana')
    const menu = header().getByRole('button', { name: /^Account menu of/ })
    const colours = () =>
      [...menu.querySelectorAll('[fill]')].slice(0, 3).map((part) => part.getAttribute('fill'))
    for (const [icon, look] of [
      ['AVATAR_05', avatars.AVATAR_05],
      ['AVATAR_09', avatars.AVATAR_09],
      ['LATER_AVATAR', defaultAvatar],
    ] as const) {
      // The cast simulates a platform that is newer than this build.
      queryClient.setQueryData(iconQuery().queryKey, { icon: icon as Icon })
      await waitFor(() => expect(colours()).toEqual([look?.ground, look?.detail, look?.coat]))
    }
  })

  it('[STATE-02] a drop-down of providers applies the state values gameVendor, sortingVendor and mappingVendor', async () => {
    const { queryClient } = await openAs('ana')
    const bar = within(screen.getByRole('navigation', { name: 'Games' }))
    await userEvent.click(bar.getByRole('button', { name: 'Sports: providers' }))
    const panel = within(await bar.findByRole('region', { name: 'Sports: providers' }))
    const shown = () => panel.getAllByRole('listitem').map(({ textContent }) => textContent)
    const codes = {
      SBT: 'Sabiá Sports',
      IBC: 'Ibérica Bets',
      UG: 'União Gol',
      CMD: 'Commander Odds',
    }
    const names = Object.values(codes)
    await panel.findAllByRole('button')
    expect(shown()).toEqual(names.map((name) => expect.stringContaining(name)))
    queryClient.setQueryData(vendorsQuery().queryKey, (answer) => {
      const sports = { gameCategory: 'SPORTS' as const, vendors: Object.keys(codes).toReversed() }
      const lanes = answer?.lanes.map((lane) => ({
        ...lane,
        cards: lane.cards
          .filter(({ vassalage }) => vassalage !== 'UG')
          .map((card) => (card.vassalage === 'SBT' ? { ...card, name: 'Sabiá Esportes' } : card)),
      }))
      return answer && { ...answer, lanes: lanes ?? [], sorting: [sports] }
    })
    const changed = ['Commander Odds', 'Ibérica Bets', 'Sabiá Esportes']
    await waitFor(() =>
      expect(shown()).toEqual(changed.map((name) => expect.stringContaining(name))),
    )
  })
})

describe('header of a member', () => {
  it("[HEAD-02, HEAD-03, CONST-36] the header shows the balance with two decimals and the server's symbol, and links to deposit and withdrawal", async () => {
    await openAs('ana')
    const amount = await header().findByText('1,284.50')
    expect(within(amount.parentElement ?? amount).getByText('R$')).toBeDefined()
    expect(header().getByText('60.00')).toBeDefined()
    const address = (name: string) => header().getByRole('link', { name }).getAttribute('href')
    expect(address('Deposit')).toBe('/member/deposit')
    expect(address('Withdraw')).toBe('/member/withdraw')
  })

  it('[HEAD-05] the header hides the balance behind asterisks, also after a reload', async () => {
    await openAs('ana')
    await header().findByText('1,284.50')
    await userEvent.click(header().getByRole('button', { name: 'Hide the balance' }))
    expect(header().queryByText('1,284.50')).toBeNull()
    expect(header().queryByText('60.00')).toBeNull()
    expect(header().getByText('******')).toBeDefined()
    cleanup()
    await openAs('ana')
    expect(await header().findByText('******')).toBeDefined()
    await userEvent.click(header().getByRole('button', { name: 'Hide the balance', pressed: true }))
    expect(header().getByText('1,284.50')).toBeDefined()
  })

  it('[HEAD-06] the refresh button fetches the balance again', async () => {
    await openAs('ana')
    await header().findByText('1,284.50')
    await mocks.context.store.wallets.update('m-ana', { balance: 777 })
    await userEvent.click(header().getByRole('button', { name: 'Refresh the balance' }))
    expect(await header().findByText('7.77')).toBeDefined()
  })

  it("an offline header shows the balance's age and disables the deposit link", async () => {
    await openAs('ana')
    await header().findByText('1,284.50')
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(header().getByText('Offline · Just now')).toBeDefined()
    await userEvent.click(header().getByRole('link', { name: 'Deposit' }))
    expect(location.pathname).toBe('/about')
    network.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(header().queryByText('Offline · Just now')).toBeNull()
  })
})

describe('account menu', () => {
  it('[HEAD-04, HEAD-07] the account menu opens from the avatar, names the member and copies the account id', async () => {
    const person = userEvent.setup()
    await openAs('ana')
    const menu = await openMenu()
    expect(header().getByText('Ana')).toBeDefined()
    expect(header().getByText('Member')).toBeDefined()
    await person.click(menu.getByRole('menuitem', { name: /Copy account ID/ }))
    expect(await navigator.clipboard.readText()).toBe('m-ana')
    expect(await screen.findByText('Copied successfully.')).toBeDefined()
  })

  it('[HEAD-11, HEAD-12, HEAD-13, HEAD-14] the account menu links to the records, the reward centre and the points mall', async () => {
    await openAs('ana')
    const menu = await openMenu()
    const address = (name: RegExp) => menu.getByRole('menuitem', { name }).getAttribute('href')
    expect(address(/^Betting record/)).toBe('/member/bettingRecord')
    expect(address(/^Account record/)).toBe('/member/accountRecord')
    expect(address(/^Profit and loss/)).toBe('/member/profitAndLoss')
    expect(address(/^Reward centre/)).toBe('/member/rewardCentre')
    expect(await menu.findByRole('menuitem', { name: 'Points mall' })).toBeDefined()
    await userEvent.click(menu.getByRole('menuitem', { name: /^Betting record/ }))
    expect(location.pathname).toBe('/member/bettingRecord')
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('[HEAD-18] the account menu has a log-out entry', async () => {
    await openAs('ana')
    const menu = await openMenu()
    await userEvent.click(menu.getByRole('menuitem', { name: 'Log out' }))
    expect(useModalStore.getState().modals).toEqual([{ name: 'confirmLogout' }])
  })

  it('[HEAD-16] the account menu opens the contacts of customer service', async () => {
    await openAs('ana')
    const menu = await openMenu()
    await userEvent.click(menu.getByRole('menuitem', { name: 'Customer service' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Customer service' }))
    expect(await dialog.findByRole('link', { name: /Telegram/ })).toBeDefined()
  })
})

describe('header of every visitor', () => {
  it('[HEAD-08, ANN-06] the bell opens the notices', async () => {
    await openPortal('/about')
    await userEvent.click(await header().findByRole('button', { name: /^Notices/ }))
    expect(await screen.findByRole('dialog', { name: /[Nn]otices/ })).toBeDefined()
  })

  it('[HEAD-09, SIDE-15] the customer service button opens the contacts of customer service', async () => {
    await openPortal('/about')
    await userEvent.click(await header().findByRole('button', { name: 'Customer service' }))
    const dialog = within(await screen.findByRole('dialog', { name: /[Cc]ustomer service/ }))
    const link = await dialog.findByRole('link', { name: /Telegram/ })
    expect(link.getAttribute('href')).toBe('https://t.me/portico_example')
  })
})
