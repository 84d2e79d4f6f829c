import { screen, within } from '@testing-library/react'
import { openPortal } from '../../../app/testing.tsx'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { connectApi } from '../../../session/connectApi.ts'

/** Opens the portal in English at a path, with the login dialog over it. */
export async function openLogin(address = '/about', next?: string) {
  const portal = await openPortal(address)
  connectApi(portal.queryClient, () => 'en')
  openModal(next === undefined ? { name: 'login' } : { name: 'login', next })
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }))
  await dialog.findByRole('tablist')
  return { ...portal, dialog }
}

export const openDialogs = () => useModalStore.getState().modals.map(({ name }) => name)
