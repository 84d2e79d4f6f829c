// @vitest-environment jsdom
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { switchModule } from '../../../../tests/support/switchModule.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { openPortal } from '../../../app/testing.tsx'
import { useAskForCode } from '../../../identity/code/useAskForCode.ts'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { connectApi } from '../../../session/connectApi.ts'

const mocks = portalPerTest()
const user = userEvent.setup({ delay: null })

async function openByPhone() {
  const { queryClient } = await openPortal('/about')
  connectApi(queryClient, () => 'en')
  await act(async () => openModal({ name: 'forgotPassword' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }))
  await user.click(await dialog.findByRole('tab', { name: 'Mobile' }))
  return dialog
}

async function openWithCountries() {
  const dialog = await openByPhone()
  await dialog.findByRole('option', { name: /\+55/ })
  return dialog
}
type ByPhone = Awaited<ReturnType<typeof openByPhone>>

const ask = async (dialog: ByPhone, number: string) => {
  if (number) await user.type(dialog.getByLabelText(/Mobile number/), number)
  await user.click(dialog.getByRole('button', { name: 'Send code' }))
}
const submit = async (dialog: ByPhone, code: string) => {
  if (code) await user.type(dialog.getByLabelText(/Verification code/), code)
  await user.type(dialog.getByLabelText(/New password/), 'Urca2027')
  await user.click(dialog.getByRole('button', { name: 'Set new password' }))
}

it('a code requested before the countries have loaded is sent with the dialing code of the market', async () => {
  const countries = Promise.withResolvers<void>()
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname === '/wps/system/countryCodes') await countries.promise
    return send(request)
  })
  const dialog = await openByPhone()
  await ask(dialog, '11987650001')
  expect(dialog.queryByRole('option')).toBeNull()
  countries.resolve()
  expect(await dialog.findByText(/We sent a code to \+55 11987650001/)).toBeDefined()
})

it('[CONST-03] a code is requested at most once per second, however often the button is pressed', async () => {
  let time = 5000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time)
  const send = vi.fn(async () => undefined)
  const { result } = renderHook(() => useAskForCode({ storageKey: 'presses', send }))
  const press = () => act(async () => result.current.ask())
  await press()
  await press()
  time += 999
  await press()
  expect(send).toHaveBeenCalledTimes(1)
  time += 1
  await press()
  expect(send).toHaveBeenCalledTimes(2)
  clock.mockRestore()
})

describe('failed request for a code', () => {
  it('[ERR-01, ERR-03, ERR-04, ERR-07, ERR-08, ERR-09, ERR-12, CONST-05] a rejected request for a code shows a warning with an OK button and keeps the number', async () => {
    const dialog = await openWithCountries()
    for (const [ending, text] of [
      ['0012', 'Enter a valid mobile number.'],
      ['0015', 'That did not work. Please try again.'],
      ['0017', 'We could not confirm that you are human. Please try again.'],
      ['0016', /used up today’s codes.*contact customer service/],
      ['0013', /SMS are not available.*contact customer service/],
      // The last row, because it disables the button.
      ['0011', 'Too many attempts. Try again in 5 minutes.'],
    ] as const) {
      // Requests for a code must be at least a second apart.
      const now = performance.now()
      vi.spyOn(performance, 'now').mockImplementation(() => now + 1000)
      await user.clear(dialog.getByLabelText(/Mobile number/))
      await ask(dialog, `1198761${ending}`)
      const warning = within(await screen.findByRole('dialog', { name: 'Please note' }))
      expect(await warning.findByText(text)).toBeDefined()
      await user.click(warning.getByRole('button', { name: 'OK' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Please note' })).toBeNull())
      expect(dialog.getByLabelText(/Mobile number/)).toHaveProperty('value', `1198761${ending}`)
    }
  })

  it('[CONST-05, ERR-03] too many code requests start a countdown of five minutes that survives a reload', async () => {
    await ask(await openWithCountries(), '11987610011')
    expect(await screen.findByRole('button', { name: /Send again in (300|299) s/ })).toBeDefined()
    cleanup()
    useModalStore.setState({ modals: [] })
    const again = await openWithCountries()
    const wait = await again.findByRole('button', { name: /Send again in (300|2\d\d) s/ })
    expect(wait).toHaveProperty('disabled', true)
  })

  it('[ERR-02] requesting a code without a phone number shows an error at the number field and focuses the field', async () => {
    const dialog = await openWithCountries()
    await ask(dialog, '')
    expect(await dialog.findByText('Enter your mobile number.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/Mobile number/)))
  })
})

describe('verification code', () => {
  const sentCode = () => mocks.outbox.messages()[0]?.code ?? ''

  it('[ERR-05] a wrong verification code is reported at its field', async () => {
    const dialog = await openWithCountries()
    await ask(dialog, '11987650001')
    await dialog.findByText(/We sent a code/)
    await submit(dialog, sentCode() === '000000' ? '111111' : '000000')
    expect(await dialog.findByText('The verification code is wrong.')).toBeDefined()
  })

  it('[ERR-06] a missing verification code is reported at its field', async () => {
    const dialog = await openWithCountries()
    await user.type(dialog.getByLabelText(/Mobile number/), '11987650001')
    await submit(dialog, '')
    expect(await dialog.findByText('Enter the verification code.')).toBeDefined()
  })

  it('[ERR-10] an expired verification code is reported with the advice to request a new one', async () => {
    const dialog = await openWithCountries()
    await ask(dialog, '11987650001')
    await dialog.findByText(/We sent a code/)
    mocks.clock.advance(5 * 60_000)
    await submit(dialog, sentCode())
    expect(await dialog.findByText(/code has expired. Ask for a new one/)).toBeDefined()
  })

  it('[LOGIN-41] a request for a code solves the human check while its module is on', async () => {
    await switchModule(mocks.context, 'HUMANVERIF3', true)
    const { randomBytes } = mocks.context
    // jsdom has no workers, so these random bytes select a challenge that is solved quickly.
    Object.assign(mocks.context, {
      randomBytes: (count: number) =>
        count === 4 ? new Uint8Array([0, 0, 0, 7]) : randomBytes(count),
    })
    const dialog = await openWithCountries()
    await ask(dialog, '11987650001')
    expect(await dialog.findByText(/We sent a code/)).toBeDefined()
    expect(mocks.outbox.messages()).toHaveLength(1)
  })
})
