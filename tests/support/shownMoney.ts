import { expect, type Locator, type Page } from '@playwright/test'
import type { RunningGateway } from './runningGateway.ts'

/** Real balance: the first amount in the header. The bonus follows. */
export const balanceOf = (page: Page): Locator =>
  page
    .getByRole('banner')
    .getByText(/R\$\s*[\d.]+,\d\d/)
    .first()

const amountPattern = /[\d.]+,\d\d/

/**
 * Waits for an amount in an element. @returns the first amount, in minor units; the element shows
 * it in Portuguese format.
 */
export async function minorIn(place: Locator): Promise<number> {
  await expect(place).toContainText(amountPattern)
  const text = (await place.textContent()) ?? ''
  return Number(amountPattern.exec(text)?.[0].replace(/[.,]/g, ''))
}

const mainEntries = (gateway: RunningGateway, memberId: string) =>
  gateway.readLedger(memberId).filter(({ account }) => account === memberId)

/**
 * Watches the entries of a member's main wallet from now on.
 * @param amount in minor units; entries with another absolute amount are ignored.
 * @returns a function that returns the entries since then, such as `WITHDRAWAL -2100`, in
 * chronological order.
 */
export function watchLedger(
  gateway: RunningGateway,
  memberId: string,
  amount: number,
): () => string[] {
  const begin = mainEntries(gateway, memberId).length
  return () =>
    mainEntries(gateway, memberId)
      .slice(begin)
      .filter((entry) => Math.abs(entry.amount) === amount)
      .map((entry) => `${entry.kind} ${entry.amount}`)
}

/** Expects the header's balance to equal the sum of the member's main-wallet entries. */
export async function expectBalanceOfLedger(
  page: Page,
  gateway: RunningGateway,
  memberId: string,
): Promise<void> {
  const sum = () => mainEntries(gateway, memberId).reduce((total, { amount }) => total + amount, 0)
  await expect.poll(async () => (await minorIn(balanceOf(page))) - sum()).toBe(0)
}
