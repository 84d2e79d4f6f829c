// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { Value } from '../../../api/operations.ts'
import { vendorsQuery } from '../../../features/games/vendors/vendorCards.ts'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { portalPerTest } from '../../portalForTests.ts'
import { openPortal } from '../../testing.tsx'
import { hideTypes, openDropDown } from './navigationStore.ts'

portalPerTest()

afterEach(() => {
  openDropDown(undefined)
  hideTypes(new Set())
})

const bar = () => within(screen.getByRole('navigation', { name: 'Games' }))
const links = () =>
  bar()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const toggle = (name: string) => bar().getByRole('button', { name: `${name}: providers` })
const panel = (name: string) => bar().findByRole('region', { name: `${name}: providers` })
const noPanel = () => waitFor(() => expect(bar().queryByRole('region')).toBeNull())

/** Opens a page with modified vendors in the server's response. */
async function openWith(change: Parameters<typeof changeVendors>[1], address = '/about') {
  const { queryClient } = await openPortal(address)
  await userEvent.hover(bar().getByRole('link', { name: 'Home' }))
  await waitFor(() => expect(queryClient.getQueryData(vendorsQuery().queryKey)).toBeDefined())
  act(() => changeVendors(queryClient, change))
}
type Answer = Value<'GET /wps/relay/GCSGAME_newGameVendor'>
function changeVendors(
  queryClient: Awaited<ReturnType<typeof openPortal>>['queryClient'],
  change: (lane: Answer['lanes'][number]) => Answer['lanes'],
) {
  queryClient.setQueryData(vendorsQuery().queryKey, (answer) =>
    answer ? { ...answer, lanes: answer.lanes.flatMap(change) } : answer,
  )
}

describe('top navigation', () => {
  it('[HEAD-22, HEAD-23, HEAD-24, HEAD-25, HEAD-26, HEAD-27, HEAD-28, HEAD-29, HEAD-30, HEAD-31] the top navigation links to home, promotions and each game type', async () => {
    await openPortal('/')
    expect(links()).toEqual([
      ['Home', '/'],
      ['Promotions', '/promotions'],
      ['E-lottery', '/elott'],
      ['Lottery', '/lott'],
      ['Live casino', '/live'],
      ['Sports', '/sports'],
      ['Fishing', '/fish'],
      ['Slots', '/rng'],
      ['Tables', '/pvp'],
      ['E-sports', '/esports'],
    ])
    expect(bar().getByRole('link', { current: 'page' }).textContent).toBe('Home')
  })

  it('[HEAD-33] a drop-down pressed before its chunk has loaded opens with its vendors', async () => {
    openDropDown('SPORTS')
    await openPortal('/about')
    // The focus triggers the load of the chunk.
    fireEvent.focusIn(toggle('Sports'))
    expect(await within(await panel('Sports')).findAllByRole('button')).not.toHaveLength(0)
  })

  it('the top navigation hides game types without vendors', async () => {
    await openWith((lane) => (lane.title === 'FISH' ? [] : [lane]))
    await waitFor(() => expect(bar().queryByRole('link', { name: 'Fishing' })).toBeNull())
    expect(bar().getByRole('link', { name: 'Tables' })).toBeDefined()
  })

  it('pressing a game type with one vendor launches that vendor', async () => {
    await openWith((lane) =>
      lane.title === 'LOTT' ? [{ ...lane, cards: lane.cards.slice(0, 1) }] : [lane],
    )
    await userEvent.click(bar().getByRole('link', { name: 'Lottery' }))
    // The log-in dialog shows that the vendor is launched: the page of the game type would open
    // without a log-in.
    expect(useModalStore.getState().modals).toMatchObject([{ name: 'login' }])
    expect(location.pathname).toBe('/about')
  })

  it('pressing a game type with several vendors opens its page', async () => {
    await openWith((lane) => [lane])
    await userEvent.click(bar().getByRole('link', { name: 'Live casino' }))
    expect(location.pathname).toBe('/live')
  })
})

describe('drop-down of the top navigation', () => {
  it('[HEAD-33] a drop-down shows the vendors of a type while the pointer rests on its entry', async () => {
    const person = userEvent.setup()
    await openPortal('/about')
    await person.hover(bar().getByRole('link', { name: 'E-sports' }))
    const vendors = within(await panel('E-sports'))
    expect(await vendors.findByText('Imperial Esports')).toBeDefined()
    expect(vendors.getAllByRole('listitem')).toHaveLength(3)
    expect(toggle('E-sports').getAttribute('aria-expanded')).toBe('true')
    await person.hover(screen.getByRole('main'))
    await noPanel()
  })

  it('the first press on the arrow keeps open a drop-down that hovering opened, and the second press closes it', async () => {
    const person = userEvent.setup()
    await openPortal('/about')
    await person.hover(toggle('E-sports'))
    await panel('E-sports')
    await person.click(toggle('E-sports'))
    expect(toggle('E-sports').getAttribute('aria-expanded')).toBe('true')
    await person.click(toggle('E-sports'))
    await noPanel()
  })

  it('a drop-down with more than ten vendors is large', { tags: 'full' }, async () => {
    await openPortal('/about')
    await userEvent.click(toggle('Slots'))
    const slots = await panel('Slots')
    await waitFor(() => expect(slots.hasAttribute('data-large')).toBe(true))
    await userEvent.click(toggle('Sports'))
    const sports = await panel('Sports')
    expect(await within(sports).findByText('Ibérica Bets')).toBeDefined()
    expect(sports.hasAttribute('data-large')).toBe(false)
  })

  it('keys open a drop-down and step through it, and Escape returns to its entry', async () => {
    await openPortal('/about')
    act(() => bar().getByRole('link', { name: 'E-sports' }).focus())
    // Keys are handled once their chunk has loaded.
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowDown}')
      expect(bar().queryByRole('region')).not.toBeNull()
    })
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Imperial Esports'))
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toContain('Icarus Arena')
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(toggle('E-sports'))
    await noPanel()
  })

  it('a drop-down closes when the focus leaves it and when a page opens from it', async () => {
    await openPortal('/about')
    await userEvent.click(toggle('E-sports'))
    await panel('E-sports')
    act(() => bar().getByRole('link', { name: 'Home' }).focus())
    await noPanel()
    await userEvent.click(toggle('Slots'))
    await userEvent.click(await bar().findByRole('link', { name: /Palma Games/ }))
    expect(location.pathname + location.search).toBe('/rng?vassalage=PG')
    await noPanel()
  })
})
