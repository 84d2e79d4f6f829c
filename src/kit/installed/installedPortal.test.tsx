// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'
import { endSession } from '../../session/session.ts'

const mocks = portalPerTest()

/** Adds a property to `navigator` that jsdom lacks. */
function equip(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true })
}
const equipment = ['setAppBadge', 'clearAppBadge', 'standalone']

afterEach(() => {
  for (const name of equipment) Reflect.deleteProperty(navigator, name)
})

describe('the icon of the installed portal', () => {
  it('the app icon shows the number of unread messages and no number after the log-out', async () => {
    const [set, clear] = [vi.fn(async () => {}), vi.fn(async () => {})]
    equip('setAppBadge', set)
    equip('clearAppBadge', clear)
    sessionStorage.setItem('token', await openSession(mocks.context, 'm-ana'))
    await openPortal('/member/messages')
    await waitFor(() => expect(set).toHaveBeenLastCalledWith(3))
    await userEvent.click(await screen.findByRole('button', { name: /^Delete: New missions/ }))
    await waitFor(() => expect(set).toHaveBeenLastCalledWith(2))
    expect(clear).not.toHaveBeenCalled()
    await act(async () => endSession())
    await waitFor(() => expect(clear).toHaveBeenCalledOnce())
  })
})

describe('apps page', () => {
  const title = 'Portico on your home screen'

  it("the apps page offers the browser's installation prompt, once", async () => {
    const prompt = vi.fn(async () => {})
    vi.stubGlobal('porticoInstall', { prompt })
    await openPortal('/down')
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Install' }))
    expect(prompt).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull())
  })

  it('the apps page explains the installation on an iPhone, where browsers have no prompt', async () => {
    equip('standalone', false)
    await openPortal('/down')
    expect(await screen.findByText('In Safari, tap the Share button.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
  })

  it('the apps page offers no installation in the installed portal or without browser support', async () => {
    await openPortal('/down')
    await screen.findByRole('heading', { level: 1 })
    await screen.findByText(/^Point your phone/)
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
    cleanup()
    equip('standalone', true)
    vi.stubGlobal('porticoInstall', { prompt: vi.fn() })
    await openPortal('/down')
    await screen.findByText(/^Point your phone/)
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
  })
})
