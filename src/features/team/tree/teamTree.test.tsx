// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openAs } from '../../../app/gamesForTests.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { connectApi } from '../../../session/connectApi.ts'

const mocks = portalPerTest()

async function openTree() {
  const { queryClient } = await openAs('carla', mocks.context, '/agentHome/downline?view=tree')
  connectApi(queryClient, () => 'en')
  const tree = within(await screen.findByRole('tree', { name: 'My team' }))
  return { tree, user: userEvent.setup(), main: within(screen.getByRole('main')) }
}

const readFocus = () => document.activeElement?.getAttribute('data-name')

/** Replaces the server's pages of one member's branch. */
function answerBranch(memberId: string, answer: (page: number) => Response) {
  const fetchNow = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
    const url = new URL(request instanceof Request ? request.url : String(request))
    const isAsked =
      url.pathname === '/wps/agent/downline' && url.searchParams.get('memberId') === memberId
    return isAsked ? answer(Number(url.searchParams.get('page'))) : fetchNow(request, init)
  })
}

const person = (index: number) => ({
  memberId: `m-p${index}`,
  account: `person${index}`,
  nickname: `Person ${index}`,
  accountKind: 'MEMBER',
  level: 2,
  joinedAt: '2026-01-01T00:00:00Z',
  directDownlines: 0,
  teamSize: 0,
  balance: '1.00',
  isOnline: false,
})

describe('team tree', () => {
  it('[AGENT-08] the team tree is navigated by arrow keys, Home, End, letters and Enter', async () => {
    const { tree, user } = await openTree()
    const davi = await tree.findByRole('treeitem', { name: /^davi/ })
    expect(davi.getAttribute('aria-expanded')).toBe('false')
    expect(davi.getAttribute('aria-level')).toBe('1')
    const first = tree.getAllByRole('treeitem')[0]
    expect(first?.tabIndex).toBe(0)
    first?.focus()
    await user.keyboard('d')
    expect(readFocus()).toBe('davi')
    await user.keyboard('{ArrowRight}')
    const bia = await tree.findByRole('treeitem', { name: /^bia\.furtado/ })
    expect(bia.getAttribute('aria-level')).toBe('2')
    expect(bia.getAttribute('aria-posinset')).toBe('1')
    await user.keyboard('{ArrowRight}')
    expect(readFocus()).toBe('bia.furtado')
    await user.keyboard('{ArrowDown}')
    expect(readFocus()).toBe('caio.nunes')
    await user.keyboard('{ArrowLeft}')
    expect(readFocus()).toBe('davi')
    await user.keyboard('{ArrowLeft}')
    expect(davi.getAttribute('aria-expanded')).toBe('false')
    expect(tree.queryByRole('treeitem', { name: /^bia\.furtado/ })).toBeNull()
    await user.keyboard('{End}')
    expect(readFocus()).toBe('yasmin.rocha')
    await user.keyboard('{ArrowUp}{Home}')
    expect(readFocus()).toBe('ana')
    expect(tree.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'ana' })).toBeDefined()
  })

  it('[AGENT-08] the team tree loads the next page of a branch and focuses its first member', async () => {
    answerBranch('m-davi', (page) =>
      Response.json({
        success: true,
        value: {
          items: Array.from({ length: page === 1 ? 20 : 3 }, (_, at) => person(page * 100 + at)),
          page,
          pageSize: 20,
          total: 23,
          trail: [],
        },
      }),
    )
    const { tree, user } = await openTree()
    ;(await tree.findByRole('treeitem', { name: /^davi/ })).focus()
    await user.keyboard('{ArrowRight}')
    const more = await tree.findByRole('treeitem', { name: 'Show 3 more' })
    more.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(readFocus()).toBe('person200'))
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe('21')
    expect(tree.queryByRole('treeitem', { name: /^Show/ })).toBeNull()
  })

  it('[AGENT-08] a branch of the team tree that fails to load can be retried', async () => {
    let isBroken = true
    answerBranch('m-davi', () =>
      isBroken
        ? new Response('', { status: 500 })
        : Response.json({
            success: true,
            value: { items: [person(1)], page: 1, pageSize: 20, total: 1, trail: [] },
          }),
    )
    const { tree, user } = await openTree()
    ;(await tree.findByRole('treeitem', { name: /^davi/ })).focus()
    await user.keyboard('{ArrowRight}')
    const failed = await tree.findByRole('treeitem', { name: /^This branch did not load/ })
    isBroken = false
    failed.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(readFocus()).toBe('person1'))
  })

  it('[AGENT-08] a search in the team tree finds members at any depth and shows their path', async () => {
    const { main, user } = await openTree()
    await user.type(main.getByRole('searchbox', { name: 'Account' }), 'lorena{Enter}')
    const found = await main.findByRole('treeitem', { name: /^lorena\.sa/ })
    await waitFor(() => expect(found.textContent).toMatch(/davi\s+bia\.furtado\s+leo\.miranda/))
    await user.clear(main.getByRole('searchbox', { name: 'Account' }))
    await user.type(main.getByRole('searchbox', { name: 'Account' }), 'nobody99{Enter}')
    expect(await main.findByText('Nobody in your team matches these filters.')).toBeDefined()
  })
})
