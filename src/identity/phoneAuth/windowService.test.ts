// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import { messageFrom, playPhoneWindow } from '../../../tests/support/phoneWindow.ts'
import { switchModule } from '../../../tests/support/switchModule.ts'
import { askInWindow } from './askInWindow.ts'
import { PhoneAuthError } from './phoneAuthService.ts'
import { windowService } from './windowService.ts'

const mocks = mocksPerTest()
const phone = { dialingCode: '+55', number: '11987654321' }

beforeEach(() => switchModule(mocks.context, 'PHONEAUTH3', true))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const send = (number = phone.number, signal = new AbortController().signal) =>
  windowService.sendCode({ ...phone, number }, { language: 'en', signal })
const code = () => mocks.outbox.messages()[0]?.code ?? ''
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof PhoneAuthError ? error.problem : error),
  )

describe('codes of the phone-authentication service', () => {
  it('the phone-authentication service sends a code after the user agrees in its window, and exchanges the code for a token', async () => {
    const { opened } = playPhoneWindow('yes')
    await send()
    expect(opened).toEqual(['/social/phone?dialingCode=%2B55&number=11987654321&lang=en'])
    expect(mocks.outbox.messages()).toMatchObject([{ to: '+5511987654321', purpose: 'phoneAuth' }])
    expect((await windowService.confirm(phone, code())).split('.')).toHaveLength(3)
  })

  it.each([
    ['[ERR-01]', '119', 'invalid-phone-number'],
    ['[ERR-01]', '11987610022', 'invalid-phone-number'],
    ['[ERR-02]', '', 'missing-phone-number'],
    ['[ERR-03]', '11987610021', 'too-many-requests'],
    ['[ERR-04]', '11987610025', 'internal-error'],
    ['[ERR-07]', '11987610027', 'captcha-check-failed'],
    ['[ERR-08]', '11987610026', 'quota-exceeded'],
    ['[ERR-09]', '11987610023', 'operation-not-allowed'],
  ])('%s sending a code to the number "%s" fails with %s', async (_, number, problem) => {
    playPhoneWindow('yes')
    expect(await problemOf(send(number))).toBe(problem)
    expect(mocks.outbox.messages()).toEqual([])
  })

  it('[ERR-05][ERR-06][ERR-10] the phone-authentication service rejects a wrong, missing or expired code', async () => {
    playPhoneWindow('yes')
    await send()
    const other = code() === '000000' ? '111111' : '000000'
    expect(await problemOf(windowService.confirm(phone, other))).toBe('invalid-verification-code')
    expect(await problemOf(windowService.confirm(phone, ''))).toBe('missing-verification-code')
    mocks.clock.advance(5 * 60_000)
    expect(await problemOf(windowService.confirm(phone, code()))).toBe('code-expired')
  })

  it('[ERR-09] the phone-authentication service sends no code while its module is off', async () => {
    await switchModule(mocks.context, 'PHONEAUTH3', false)
    playPhoneWindow('yes')
    expect(await problemOf(send())).toBe('operation-not-allowed')
  })
})

describe('window of the phone-authentication service', () => {
  it.each(['closes', 'no'] as const)(
    '[ERR-11] the phone-authentication service reports an unfinished check (%s) as a closed window',
    async (user) => {
      playPhoneWindow(user)
      expect(await problemOf(send())).toBe('popup-closed-by-user')
      expect(mocks.outbox.messages()).toEqual([])
    },
  )

  it('the phone-authentication service reports a window that the browser blocks', async () => {
    playPhoneWindow('blocks')
    expect(await problemOf(send())).toBe('popup-blocked')
  })

  it('aborting a pending request for a code closes the phone-authentication window', async () => {
    const { openCount } = playPhoneWindow('leaves')
    const leaving = new AbortController()
    const work = send(phone.number, leaving.signal)
    expect(openCount()).toBe(1)
    leaving.abort()
    await expect(work).rejects.toThrow('aborted')
    expect(openCount()).toBe(0)
  })

  it("askInWindow accepts only messages that come from its window and the portal's origin", async () => {
    const opened = { closed: false, close: () => {} }
    const answer = askInWindow(opened, new AbortController().signal)
    messageFrom({}, { phoneAuth: 'of another window' })
    messageFrom(opened, { phoneAuth: 'of another origin' }, 'https://evil.example')
    messageFrom(opened, 'nothing of ours')
    messageFrom(opened, { phoneAuth: 'ours' })
    expect(await answer).toBe('ours')
  })
})

describe('invalid responses of the phone-authentication server', () => {
  const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)
  const confirm = () => problemOf(windowService.confirm(phone, '1'))

  it('the phone-authentication service reports an invalid response to a confirmed code as an internal error (ERR-04)', async () => {
    const bad = [
      Response.json({ problem: 'of-tomorrow' }, { status: 400 }),
      Response.json({ problem: 7 }, { status: 500 }),
      Response.json({}),
      Response.json(null),
      new Response('<!doctype html>'),
    ]
    for (const answer of bad) {
      answering(async () => answer)
      expect(await confirm()).toBe('internal-error')
    }
  })

  it('the phone-authentication service reports an error response that names no problem as an internal error', async () => {
    playPhoneWindow('yes')
    const answered = fetch
    vi.stubGlobal('fetch', async (request: Request) =>
      request.method === 'POST' ? Response.json({}, { status: 500 }) : answered(request),
    )
    expect(await problemOf(send())).toBe('internal-error')
  })

  it('the phone-authentication service reports an unreachable server and a timeout as different problems', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await confirm()).toBe('network-request-failed')
    answering(() => Promise.reject(new DOMException('too late', 'TimeoutError')))
    expect(await confirm()).toBe('timeout')
  })
})
