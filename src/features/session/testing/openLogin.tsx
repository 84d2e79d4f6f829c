import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { openPortal } from '../../../app/testing.tsx'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { connectApi } from '../../../session/connectApi.ts'

/** The portal at an address with the login popup over it, in English, against whatever answers. */
export async function openLogin(address = '/', next?: string) {
  const portal = await openPortal(address)
  connectApi(portal.queryClient, () => 'en')
  openModal(next === undefined ? { name: 'login' } : { name: 'login', next })
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }))
  await dialog.findByRole('tablist')
  return { ...portal, dialog }
}

export const openDialogs = () => useModalStore.getState().modals.map(({ name }) => name)

/**
 * Writes down the calls that are made, as `POST /wps/session/login`.
 * @param instead answers in place of the server; undefined lets it.
 */
export function watchCalls(
  instead: (call: string) => Response | Error | 'lost' | undefined = () => undefined,
): string[] {
  const calls: string[] = []
  const original = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    calls.push(call)
    const given = instead(call)
    if (given === 'lost') {
      await original(request)
      throw new TypeError('Failed to fetch')
    }
    if (given instanceof Error) throw given
    return given ?? original(request)
  })
  return calls
}
