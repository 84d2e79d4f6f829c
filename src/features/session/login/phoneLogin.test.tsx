// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { playPhoneWindow } from '../../../../tests/support/phoneWindow.ts'
import { switchModule } from '../../../../tests/support/switchModule.ts'
import { watchCalls } from '../../../../tests/support/watchCalls.ts'
import { portalPerTest } from '../../../app/portalForTests.ts'
import { session } from '../../../session/session.ts'
import { openDialogs, openLogin } from '../testing/openLogin.tsx'
import { adoptingRef } from './UsernameForm.tsx'

const mocks = portalPerTest()
const user = userEvent.setup({ delay: null })

beforeEach(async () => {
  await switchModule(mocks.context, 'PHONEAUTH3', true)
})

const code = () => mocks.outbox.messages()[0]?.code ?? ''

async function openBySms() {
  const { dialog } = await openLogin()
  const calls = watchCalls()
  await user.click(dialog.getByRole('tab', { name: 'Code by SMS' }))
  await dialog.findByRole('option', { name: /\+55/ })
  const ask = async (number: string) => {
    if (number) await user.type(dialog.getByLabelText(/^Mobile number/), number)
    await user.click(dialog.getByRole('button', { name: 'Send code' }))
  }
  const submit = async (typedCode: string) => {
    await user.clear(dialog.getByLabelText(/^Code from the SMS/))
    await user.type(dialog.getByLabelText(/^Code from the SMS/), typedCode)
    // The hidden tab also has a button with this name.
    const [button] = dialog.getAllByRole('button', { name: 'Log in' })
    if (button) await user.click(button)
  }
  return { dialog, calls, ask, submit }
}
/** Advances the clock, because requests for a code must be at least a second apart. */
function passSecond() {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 1000)
}
const warning = async () => within(await screen.findByRole('dialog', { name: 'Please note' }))

describe('log-in by a code of the phone-authentication service', () => {
  it('[CONST-07] a log-in with the phone service accepts the code, and the next code can be requested after a minute', async () => {
    playPhoneWindow('yes')
    const { dialog, calls, ask, submit } = await openBySms()
    // Leaving the empty field shows an error, which the sent code removes.
    await user.click(dialog.getByLabelText(/^Code from the SMS/))
    await ask('11987650001')
    expect(
      await dialog.findByText('A text message with a code is on its way to +55 11987650001.'),
    ).toBeDefined()
    const again = await dialog.findByRole('button', { name: /Send again in (60|59) s/ })
    expect(again).toHaveProperty('disabled', true)
    // The countdown disables the pressed button, so the focus moves to the field.
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Code from the SMS/))
    await submit(code())
    await waitFor(() => expect(session.getState().kind).toBe('signedIn'))
    expect(calls).not.toContain('POST /wps/verification/sms/noLogin')
    await waitFor(() => expect(openDialogs()).toEqual([]))
  })

  it('a number typed with its dialing code selects the country and gets a verification code', async () => {
    playPhoneWindow('yes')
    const { dialog, ask } = await openBySms()
    const code = dialog.getByLabelText<HTMLSelectElement>(/^Country code/)
    await user.selectOptions(code, '+351')
    await ask('+5511987650001')
    expect(code.value).toBe('+55')
    expect(await dialog.findByText(/on its way to \+55 11987650001\./)).toBeDefined()
  })

  it('[LOGIN-24] a log-in with the phone service does not require a change of an expired password', async () => {
    playPhoneWindow('yes')
    const { dialog, ask, submit } = await openBySms()
    // Number of Edu, a member whose password has expired.
    await ask('11987650005')
    await dialog.findByText(/on its way/)
    await submit(code())
    await waitFor(() => expect(session.getState().kind).toBe('signedIn'))
    await waitFor(() => expect(openDialogs()).toEqual([]))
  })

  it.each(['closes', 'no'] as const)(
    '[ERR-11] an unfinished check in the phone-authentication window (%s) shows a warning and can be retried',
    async (decision) => {
      const { opened } = playPhoneWindow(decision)
      const { dialog, ask } = await openBySms()
      await ask('11987650001')
      const told = await warning()
      expect(told.getByText(/The window was closed before the check was finished/)).toBeDefined()
      await user.click(told.getByRole('button', { name: 'OK' }))
      await waitFor(() => expect(openDialogs()).toEqual(['login']))
      expect(opened).toHaveLength(1)
      expect(mocks.outbox.messages()).toEqual([])
      const again = dialog.getByRole('button', { name: 'Send code' })
      expect(again).toHaveProperty('disabled', false)
      expect(dialog.getByLabelText(/^Mobile number/)).toHaveProperty('value', '11987650001')
    },
  )

  it('the form asks the user to continue in the phone-authentication window, and closing the login dialog closes that window', async () => {
    const { openCount } = playPhoneWindow('leaves')
    const { dialog, ask } = await openBySms()
    await ask('11987650001')
    expect(await dialog.findByText('Continue in the window that has just opened.')).toBeDefined()
    expect(openCount()).toBe(1)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(openCount()).toBe(0))
    expect(openDialogs()).toEqual([])
  })

  it('a warning explains that the browser blocked the phone-authentication window', {
    tags: 'full',
  }, async () => {
    playPhoneWindow('blocks')
    const { ask } = await openBySms()
    await ask('11987650001')
    expect((await warning()).getByText(/Your browser blocked the window/)).toBeDefined()
  })

  it('[ERR-02] requesting a code without a phone number opens no phone-authentication window', async () => {
    const { opened } = playPhoneWindow('yes')
    const { dialog, ask } = await openBySms()
    await ask('')
    expect(await dialog.findByText('Enter your mobile number.')).toBeDefined()
    expect(opened).toEqual([])
  })

  it('[ERR-01, ERR-03, ERR-04, ERR-07, ERR-08, ERR-09, ERR-12, CONST-05, REG-65] a warning states why the phone service sends no code', async () => {
    playPhoneWindow('yes')
    const { dialog, ask } = await openBySms()
    for (const [ending, text] of [
      ['0022', 'Enter a valid mobile number.'],
      ['0025', 'Something went wrong on our side. Please try again.'],
      ['0027', 'We could not confirm that you are human. Please try again.'],
      ['0026', /used up today’s codes.*contact customer service/],
      ['0023', /SMS are not available.*contact customer service/],
      // The last row, because it disables the button.
      ['0021', 'Too many attempts. Try again in 5 minutes.'],
    ] as const) {
      passSecond()
      await user.clear(dialog.getByLabelText(/^Mobile number/))
      await ask(`1198761${ending}`)
      const shown = await warning()
      expect(shown.getByText(text)).toBeDefined()
      await user.click(shown.getByRole('button', { name: 'OK' }))
      await waitFor(() => expect(openDialogs()).toEqual(['login']))
    }
  })

  it('[ERR-05] a log-in with the phone service reports a wrong code and accepts the right one', async () => {
    playPhoneWindow('yes')
    const { dialog, calls, ask, submit } = await openBySms()
    await ask('11987650001')
    await dialog.findByText(/on its way/)
    await submit(code() === '000000' ? '111111' : '000000')
    expect(await dialog.findByText('The verification code is wrong.')).toBeDefined()
    expect(calls).not.toContain('POST /wps/session/login')
    await submit(code())
    await waitFor(() => expect(session.getState().kind).toBe('signedIn'))
  })

  it('[ERR-10] a log-in with the phone service reports an expired code at its field', async () => {
    playPhoneWindow('yes')
    const { dialog, calls, ask, submit } = await openBySms()
    await ask('11987650001')
    await dialog.findByText(/on its way/)
    mocks.clock.advance(5 * 60_000)
    await submit(code())
    expect(await dialog.findByText(/code has expired. Ask for a new one/)).toBeDefined()
    expect(calls).not.toContain('POST /wps/session/login')
  })

  it('[ERR-18] a log-in with the phone service can be repeated with the same code after a lost response', async () => {
    playPhoneWindow('yes')
    const { dialog } = await openLogin()
    let isDown = true
    watchCalls((call) =>
      call === 'POST /wps/session/login' && isDown ? new TypeError('Failed to fetch') : undefined,
    )
    await user.click(dialog.getByRole('tab', { name: 'Code by SMS' }))
    await dialog.findByRole('option', { name: /\+55/ })
    await user.type(dialog.getByLabelText(/^Mobile number/), '11987650001')
    await user.click(dialog.getByRole('button', { name: 'Send code' }))
    await dialog.findByText(/on its way/)
    await user.type(dialog.getByLabelText(/^Code from the SMS/), code())
    const submit = dialog.getAllByRole('button', { name: 'Log in' })[0]
    if (submit) await user.click(submit)
    expect(await dialog.findByText(/There is no connection/)).toBeDefined()
    isDown = false
    if (submit) await user.click(submit)
    await waitFor(() => expect(session.getState().kind).toBe('signedIn'))
  })
})

it('no phone-authentication window opens while the platform sends its own codes', {
  tags: 'full',
}, async () => {
  await switchModule(mocks.context, 'PHONEAUTH3', false)
  const { opened } = playPhoneWindow('yes')
  const { dialog, calls, ask } = await openBySms()
  await ask('11987650001')
  expect(await dialog.findByText(/It is valid for (5:00|4:59)/)).toBeDefined()
  expect(opened).toEqual([])
  expect(calls).toContain('POST /wps/verification/sms/noLogin')
})

/** A single username field with the value that the form stores for it. */
function OwnUsername() {
  const form = useForm({
    defaultValues: { username: '', password: '', captcha: '', remember: false },
  })
  const { ref, ...field } = form.register('username')
  return (
    <>
      <input {...field} ref={adoptingRef(form, 'username', ref)} />
      <output>{form.watch('username')}</output>
    </>
  )
}

describe('log-in form filled in without an event', () => {
  it('the log-in form sends a user name and password filled in without an event', async () => {
    const { dialog } = await openLogin()
    for (const [label, text] of [
      [/^Username or mobile number/, 'ana'],
      [/^Password/, 'portico-ana-1'],
    ] as const) {
      dialog.getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value = text
    }
    await user.click(dialog.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(session.getState().kind).toBe('signedIn'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('the log-in form keeps a user name filled in without an event when a remembered user name arrives', async () => {
    const { rerender } = render(<OwnUsername />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    input.value = 'bia'
    rerender(<OwnUsername />)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('bia'))
    expect(input.value).toBe('bia')
  })
})
