// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { switchModule } from '../../../tests/support/switchModule.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'
import { useModalStore } from '../../kit/modal/modalStore.ts'
import { memberPages } from '../pages.ts'

const mocks = portalPerTest()

async function openAs(persona: string, address: string) {
  sessionStorage.setItem('token', await openSession(mocks.context, `m-${persona}`))
  return openPortal(address)
}
const menu = async (name: string) => within(await screen.findByRole('navigation', { name }))
/** Paths of the requests that the page made. */
const paths = (spy: { mock: { calls: unknown[][] } }) =>
  spy.mock.calls.map(([request]) => new URL(String((request as Request).url)).pathname)

describe('member centre', () => {
  it('[ROUTE-11, MEM-03, MEM-04] the member centre opens with the account page, and its menu lists the pages in order, in named groups, and opens customer service', async () => {
    await openAs('ana', '/member')
    expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeDefined()
    const links = (await menu('Member centre')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      memberPages.map(({ paths: all }) => all.at(-1)),
    )
    const chosen = links.filter((link) => link.getAttribute('aria-current') === 'page')
    expect(chosen.map((link) => link.textContent)).toEqual(['My account'])
    const groups = await menu('Member centre')
    const pagesOf = (name: string) =>
      within(groups.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((entry) => entry.textContent)
    expect(groups.getAllByRole('list')).toHaveLength(5)
    expect(pagesOf('Money').slice(0, 3)).toEqual(['My wallet', 'Deposit', 'Withdraw'])
    expect(pagesOf('Play')).toEqual(['Betting record', 'Profit and loss', 'Responsible gaming'])
    expect(pagesOf('Account')).toEqual(['My account', 'Identity check', 'Privacy and data'])
    await userEvent.click(groups.getByRole('button', { name: 'Customer service' }))
    expect(await screen.findByRole('dialog', { name: 'Customer service' })).toBeDefined()
  })

  it('a page of the member centre keeps its title element when the content replaces the skeleton', async () => {
    const original = globalThis.fetch
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      if (paths({ mock: { calls: [call] } })[0] === '/wps/member/info') await answered
      return original(...call)
    })
    await openAs('ana', '/member/deposit')
    const title = await screen.findByRole('heading', { level: 1, name: 'Deposit' })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('status', { name: 'Loading' })).toBeDefined()
    answer()
    expect(await screen.findByRole('radio', { name: /^Pix/ })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 })).toBe(title)
  })

  it("[ROLE-12] a member opens pages through the member centre's menu, and the wallet page shows her balance", async () => {
    await openAs('ana', '/member')
    await userEvent.click((await menu('Member centre')).getByRole('link', { name: 'Deposit' }))
    expect(await screen.findByRole('radio', { name: /^Pix/ })).toBeDefined()
    await userEvent.click((await menu('Member centre')).getByRole('link', { name: 'My wallet' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'My wallet' })).toBeDefined()
    const figures = within(await screen.findByRole('region', { name: 'Real balance' }))
    expect(figures.getByRole('heading').parentElement?.parentElement?.textContent).toContain(
      '1,284.50',
    )
  })

  it('[MEM-05, MEM-22] the account page shows profile, security and the VIP level with a link to the club', async () => {
    await openAs('ana', '/member/account')
    const profile = within(await screen.findByRole('region', { name: 'Profile' }))
    expect(await profile.findByText('Member since')).toBeDefined()
    const security = within(screen.getByRole('region', { name: 'Security' }))
    expect(await security.findByText('Transaction password')).toBeDefined()
    const vip = within(await screen.findByRole('region', { name: 'VIP level' }))
    expect(await vip.findByRole('progressbar')).toBeDefined()
    const club = vip.getByRole('link', { name: 'See the VIP club' })
    expect(club.getAttribute('href')).toBe('/member/vip')
  })

  it('the member centre switches to the portal’s menu and back; after each switch, the focus is on the button that reverses the switch', async () => {
    await openAs('ana', '/member/wallet')
    const own = await menu('Member centre')
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Main menu' }))
    const portal = await menu('Menu')
    expect(portal.getByRole('link', { name: 'Home' })).toBeDefined()
    expect(own.getByRole('link', { name: 'My wallet' })).toBeDefined()
    const back = await portal.findByRole('button', { name: 'My account' })
    await waitFor(() => expect(document.activeElement).toBe(back))
    await userEvent.click(back)
    const again = await screen.findByRole('button', { name: 'Main menu' })
    await waitFor(() => expect(document.activeElement).toBe(again))
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
  })

  it('[MEM-06] the wallet page shows the real balance, the amount on hold and the bonus balance', async () => {
    await openAs('ana', '/member/wallet')
    const figures = within(await screen.findByRole('region', { name: 'Real balance' }))
    expect(figures.getByRole('heading').parentElement?.parentElement?.textContent).toContain(
      '1,284.50',
    )
    expect(figures.getByText('On hold')).toBeDefined()
    expect(figures.getByText('Bonus balance').parentElement?.textContent).toContain('60.00')
  })

  it('the deposit page shows payment methods with their limits', async () => {
    await openAs('ana', '/member/deposit')
    const pix = await screen.findByRole('radio', { name: /^Pix/ })
    expect(pix.closest('label')?.textContent).toContain('10.00')
  })

  it('the withdrawal page shows terms and payout accounts', async () => {
    await openAs('ana', '/member/withdraw')
    expect(await screen.findByRole('region', { name: 'Withdrawal terms' })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Payout accounts' })).toBeDefined()
  })

  it('[MEM-19, MEM-20, MEM-21] the menu shows the numbers of new messages, missions and rewards, and no badge once no message is unread', async () => {
    await openAs('ana', '/member')
    const links = await menu('Member centre')
    await waitFor(() =>
      expect(links.getByRole('link', { name: /^Messages ?\d+ new/ })).toBeDefined(),
    )
    // Ana, a member, has two rewards to claim. The number of her missions depends on the time of
    // day.
    expect(
      await links.findByRole('link', { name: /^Missions and activities ?[1-9] new/ }),
    ).toBeDefined()
    expect(await links.findByRole('link', { name: /^Reward centre ?2 new/ })).toBeDefined()
    expect(links.getByRole('link', { name: 'Cashback' })).toBeDefined()
    await userEvent.click(links.getByRole('link', { name: /^Messages/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    const after = await menu('Member centre')
    await waitFor(() => expect(after.getByRole('link', { name: 'Messages' })).toBeDefined())
  })

  it('[MEM-17] opening a message marks it as read', async () => {
    await openAs('ana', '/member/messages')
    const [first] = await screen.findAllByRole('button', { expanded: false, name: /unread/ })
    if (!first) throw new Error('no unread message')
    const title = first.textContent
    await userEvent.click(first)
    await waitFor(() => expect(first.textContent).not.toContain('unread'))
    expect(title).toContain('unread')
  })

  it('[ROLE-14, ROLE-15] a trial member who opens the messages page is asked to register, and no unread count is fetched', async () => {
    const calls = vi.spyOn(globalThis, 'fetch')
    await openAs('bruno', '/member/messages')
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('button', { name: 'Sign up' })).toBeDefined()
    expect(screen.queryByRole('navigation', { name: 'Member centre' })).toBeNull()
    expect(paths(calls)).not.toContain('/wps/relay/CSP_unreadCount')
  })
})

describe('agent centre', () => {
  it('[ROUTE-09, AGENT-03, AGENT-04, AGENT-06] the agent centre opens with the overview of the team', async () => {
    await openAs('carla', '/agentHome')
    expect(await screen.findByRole('heading', { level: 1, name: 'Team overview' })).toBeDefined()
    const team = await screen.findByText('People in the team')
    expect(team.parentElement?.textContent).toContain('41')
  })

  it("[AGENT-17, AGENT-18, AGENT-19, AGENT-20] the agent centre's menu has deposit, withdrawal, messages and customer service", async () => {
    await openAs('carla', '/agentHome')
    const links = await menu('Agent centre')
    for (const path of ['/member/deposit', '/member/withdraw', '/member/messages']) {
      const found = links.getAllByRole('link').map((link) => link.getAttribute('href'))
      expect(found).toContain(path)
    }
    await userEvent.click(links.getByRole('button', { name: 'Customer service' }))
    expect(useModalStore.getState().modals).toEqual([{ name: 'customerService' }])
  })

  it("the agent centre's menu has its pages in named groups, each with an icon", async () => {
    await openAs('carla', '/agentHome')
    const links = await menu('Agent centre')
    for (const name of ['Team', 'Reports', 'Contracts', 'Account'])
      expect(await links.findByRole('list', { name })).toBeDefined()
    const entries = within(links.getByRole('list', { name: 'Team' })).getAllByRole('link')
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Announcements',
      'Team overview',
      'Register centre',
      'Downline management',
    ])
    for (const link of links.getAllByRole('link')) expect(link.querySelector('svg')).not.toBeNull()
  })

  it('[AGENT-23] the agent centre asks for confirmation before a logout', async () => {
    await openAs('carla', '/agentHome')
    await userEvent.click((await menu('Agent centre')).getByRole('button', { name: 'Log out' }))
    expect(await screen.findByRole('dialog', { name: 'Log out' })).toBeDefined()
  })

  it('[AGENT-21, AGENT-22, CONST-37] the clock of the agent centre shows the platform’s time and UTC offset, and advances', async () => {
    await openAs('carla', '/agentHome')
    const clock = await screen.findByRole('timer')
    expect(clock.parentElement?.textContent).toContain('GMT-3')
    const before = clock.textContent
    expect(before).toMatch(/^\d\d:\d\d:\d\d$/)
    await waitFor(() => expect(clock.textContent).not.toBe(before))
  })

  it('[AGENT-13, AGENT-14, AGENT-15, AGENT-16] dividends and hourly, daily and real-time salaries each have a page only while their module is on', async () => {
    const addresses = async () =>
      (await menu('Agent centre')).getAllByRole('link').map((link) => link.getAttribute('href'))
    await openAs('carla', '/agentHome')
    await waitFor(async () => expect(await addresses()).toHaveLength(15))
    let expected = await addresses()
    // Switches off one module after another: each removes exactly its own page.
    for (const [flag, address] of [
      ['DIVIDEND3', '/agentHome/dividend'],
      ['DAILYSALARY3', '/agentHome/dailySalary'],
      ['HOURLYSALARY3', '/agentHome/hourlySalary'],
      ['REALTIMESALARY3', '/agentHome/realTimeSalary'],
    ] as const) {
      expect(expected).toContain(address)
      expected = expected.filter((each) => each !== address)
      cleanup()
      await switchModule(mocks.context, flag, false)
      await openAs('carla', '/agentHome')
      await waitFor(async () => expect(await addresses()).toEqual(expected))
      cleanup()
      await openAs('carla', address)
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined()
    }
  })

  it('[ROLE-23] without the agent policy, the agent centre shows a notice and keeps the links to deposit, withdrawal and messages', async () => {
    await switchModule(mocks.context, 'AGENTPOLICY3', false)
    await openAs('carla', '/agentHome/income')
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText(/^The agent centre is switched off/)).toBeDefined()
    expect(main.queryByRole('table')).toBeNull()
    const links = (await menu('Agent centre')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/member/deposit',
      '/member/withdraw',
      '/member/messages',
    ])
    await userEvent.click(main.getByRole('link', { name: 'Go to my account' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeDefined()
  })

  it('[ROLE-17] an agent who opens /agent is redirected to /agentHome, and her downline is listed', async () => {
    await openAs('carla', '/agent')
    await waitFor(() => expect(location.pathname).toBe('/agentHome'))
    expect((await screen.findByText('People in the team')).parentElement?.textContent).toContain(
      '41',
    )
    await userEvent.click(
      (await menu('Agent centre')).getByRole('link', { name: 'Downline management' }),
    )
    expect(await screen.findByRole('cell', { name: /^davi/ })).toBeDefined()
  })

  it('[ROUTE-10] a member who opens the agent centre is redirected to the agents’ log-in', async () => {
    await openAs('ana', '/agentHome/income')
    await waitFor(() => expect(location.pathname).toBe('/agent'))
  })
})
