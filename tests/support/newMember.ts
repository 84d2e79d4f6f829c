import type { Page } from '@playwright/test'
import { expectSignedIn, fillAccount, openRegister, submitOf } from './portalTest.ts'

/** The password that `fillAccount` types. */
export const newMembersPassword = 'Gavea2026'

/** Registers somebody whom no other test knows, and who is logged in then. @returns the username. */
export async function registerMember(page: Page): Promise<string> {
  const dialog = await openRegister(page)
  const username = await fillAccount(dialog)
  await submitOf(dialog).click()
  await expectSignedIn(page, username)
  return username
}
