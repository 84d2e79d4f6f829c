import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import { openAs } from '../../app/gamesForTests.ts'
import { connectApi } from '../../session/connectApi.ts'

/** Functions that open the deposit page, order a deposit and advance the time. */
export function depositPageFor(mocks: ReturnType<typeof mocksPerTest>) {
  async function openPage(persona: string) {
    const { queryClient, i18n } = await openAs(persona, mocks.context, '/member/deposit')
    connectApi(queryClient, () => i18n.store.getState().language.code)
    return { queryClient, i18n, main: within(await screen.findByRole('main')) }
  }

  async function openDeposit(persona = 'ana') {
    const { queryClient, i18n, main } = await openPage(persona)
    const amount = await main.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ })
    const submit = main.getByRole('button', { name: 'Continue to payment' })
    return { main, amount, submit, user: userEvent.setup(), queryClient, i18n }
  }

  /** Orders a deposit, by Pix unless a method is given, and waits for the page of the order. */
  async function order(text: string, method?: RegExp) {
    const page = await openDeposit()
    if (method) await page.user.click(page.main.getByRole('radio', { name: method }))
    await page.user.type(page.amount, text)
    await page.user.click(page.submit)
    await waitFor(() => expect(location.search).toMatch(/^\?order=d-/))
    await page.main.findByRole('list', { name: 'Progress of the deposit' })
    return page
  }

  /** Advances the clock, runs the due jobs and refetches the order. */
  async function pass(
    milliseconds: number,
    { queryClient }: Pick<Awaited<ReturnType<typeof openDeposit>>, 'queryClient'>,
  ) {
    mocks.clock.advance(milliseconds)
    await mocks.runDueJobs()
    await queryClient.refetchQueries({ queryKey: ['/wps/deposits/{depositId}'] })
  }

  return { openPage, openDeposit, order, pass }
}
