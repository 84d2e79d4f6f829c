// @vitest-environment jsdom

import { fireEvent, within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveRules } from '../../platform/domain/accounts/registration/registrationRules.ts'
import { openSession } from '../../platform/domain/accounts/session/sessions.ts'
import { createClock } from '../../platform/domain/base/time/clock.ts'
import { startPlatform } from '../../platform/handlers/platformForTests.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { createCallRecorder } from '../page/callRecorder.ts'
import { createScenarioSwitch } from '../scenarios/scenarios.ts'
import { mountPanel } from './mountPanel.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

async function open() {
  const platform = await startPlatform()
  const clock = createClock()
  const scenarios = createScenarioSwitch()
  const opened: string[] = []
  let resets = 0
  const reset = async () => {
    resets += 1
  }
  const { context, outbox } = platform
  const recorder = createCallRecorder()
  const { server } = platform
  const call = (address: string) =>
    recorder.around(server)(new Request(`http://portico.test${address}`), { ip: '' })
  const mocks = { context: () => context, clock, outbox, scenarios, calls: recorder, reset }
  mountPanel(mocks, (address) => {
    opened.push(address)
  })
  const host = document.querySelector('[role="complementary"]')
  // The panel stands in a shadow tree, which queries do not enter by themselves.
  const panel = within(host?.shadowRoot as unknown as HTMLElement)
  const user = userEvent.setup()
  const toggle = panel.getByRole('button', { name: /^Mocks/ })
  await user.click(toggle)
  const told = () => panel.getByRole('status').textContent
  const press = async (name: string | RegExp) => user.click(panel.getByRole('button', { name }))
  return {
    ...platform,
    panel,
    user,
    toggle,
    told,
    press,
    opened,
    call,
    recorder,
    clock,
    scenarios,
    resets: () => resets,
  }
}

describe('the developer’s panel', () => {
  it('opens and closes by its button, and closes on Escape with the focus back', async () => {
    const { toggle, user } = await open()
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect((toggle.getRootNode() as ShadowRoot).activeElement).toBe(toggle)
  })

  it('opens by Alt+Shift+M too, and stays open over a reload', async () => {
    const { toggle } = await open()
    const shortcut = { code: 'KeyM', altKey: true, shiftKey: true }
    fireEvent.keyDown(document.body, shortcut)
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    fireEvent.keyDown(document.body, shortcut)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    document.body.replaceChildren()
    const { toggle: again } = await open()
    // It was open already, and `open` has just pressed its button.
    expect(again.getAttribute('aria-expanded')).toBe('false')
  })

  it('stays open over a reload though the end of a session empties what the tab keeps', async () => {
    await open()
    sessionStorage.clear()
    document.body.replaceChildren()
    const { toggle: again } = await open()
    // It was open already, and `open` has just pressed its button.
    expect(again.getAttribute('aria-expanded')).toBe('false')
  })

  it('shows the last calls and what became of each', async () => {
    const { call, panel, press } = await open()
    await call('/wps/v2/wallets/balance')
    await press(/^Mocks/)
    await press(/^Mocks/)
    expect(await panel.findByText(/GET \/wps\/v2\/wallets\/balance 401 in \d+ ms$/)).toBeTruthy()
    expect(panel.getByText('refused (NOT_LOGGED_IN)')).toBeTruthy()
    await press('Forget these calls')
    expect(await panel.findByText('Nothing was called yet.')).toBeTruthy()
  })

  it('says on its button how many answers broke the contract, until they are forgotten', async () => {
    const { recorder, toggle, press } = await open()
    const wrong = new Response('{"success":true,"value":{}}', {
      headers: { 'Content-Type': 'application/json' },
    })
    const server = recorder.around(async () => wrong.clone())
    for (const _ of [1, 2]) {
      await server(new Request('http://portico.test/wps/system/status'), { ip: '' })
    }
    expect(toggle.textContent).toBe('Mocks: 2 broken answers')
    await press('Forget these calls')
    expect(toggle.textContent).toBe('Mocks')
    // One of before the page was loaded, which may be mended.
    vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin - 1)
    await server(new Request('http://portico.test/wps/system/status'), { ip: '' })
    expect(recorder.calls()[0]?.verdict).toBe('broken')
    expect(toggle.textContent).toBe('Mocks')
  })

  it('gives a link to what is switched on, and to who is logged in unless another is wanted', async () => {
    const { panel, user, scenarios, setFlag, context } = await open()
    scenarios.setScenario('slow')
    await setFlag('PTSYS3', false)
    const link = panel.getByRole('textbox', { name: 'Link to this state' })
    const says = (start: string) =>
      eventually(() => expect((link as HTMLInputElement).value).toContain(start))
    const rest = 'mocks.scenario=slow&mocks.latency=0&mocks.clock=0&mocks.off='
    await says(`?mocks.persona=visitor&${rest}`)
    sessionStorage.setItem('token', await openSession(context, 'm-ana'))
    await says(`?mocks.persona=ana&${rest}`)
    await says('PTSYS3')
    const person = panel.getByRole('combobox', { name: 'Who is logged in' })
    await user.selectOptions(person, 'bruno')
    await says(`?mocks.persona=bruno&${rest}`)
    await user.selectOptions(person, 'whoever it is there')
    await says(`?${rest}`)
  })

  it('keeps Escape from the dialogs of the portal', async () => {
    const heard = vi.fn()
    addEventListener('keydown', heard)
    // As Mantine's dialogs listen: before the panel can stop it, looking at where it comes from.
    const early = vi.fn(({ target }: Event) => (target as Element).getAttributeNames())
    addEventListener('keydown', early, { capture: true })
    const { user } = await open()
    await user.keyboard('{Escape}')
    removeEventListener('keydown', heard)
    removeEventListener('keydown', early, { capture: true })
    expect(heard).not.toHaveBeenCalled()
    expect(early.mock.results[0]?.value).toContain('data-mantine-stop-propagation')
  })

  it('shows the codes that were sent by sms, the last one on its button too', async () => {
    const { sendCode, outbox, panel, toggle, press } = await open()
    await sendCode('11987654321')
    const code = outbox.messages()[0]?.code ?? ''
    expect(toggle.textContent).toBe(`Mocks: ${code}`)
    await press('The real time')
    await press(/^Mocks/)
    await press(/^Mocks/)
    expect(await panel.findByText(new RegExp(`${code} to \\+5511987654321`))).toBeTruthy()
  })

  it('shows what went out by e-mail, and on its button what is to be typed in', async () => {
    const { outbox, panel, toggle, press } = await open()
    const mail = {
      to: 'ana@example.com',
      subject: 'Sua senha provisória',
      text: '',
      code: 'k7-Qw2',
    }
    await outbox.mail.send({ ...mail, purpose: 'forgotten', sentAt: Date.UTC(2026, 10, 21, 12) })
    expect(toggle.textContent).toBe('Mocks: k7-Qw2')
    await press(/^Mocks/)
    await press(/^Mocks/)
    const line = 'k7-Qw2 to ana@example.com at 12:00:00 UTC: Sua senha provisória'
    expect(await panel.findByText(line)).toBeTruthy()
  })

  it('shows what a captcha says', async () => {
    const { send, store, panel, press } = await open()
    await send('GET /wps/captcha', { query: '?id=a-page-chose-this-id' })
    await press(/^Mocks/)
    await press(/^Mocks/)
    const solution = (await store.captchas.get('a-page-chose-this-id'))?.solution ?? ''
    expect(await panel.findByText(new RegExp(`^${solution} until`))).toBeTruthy()
  })

  it('logs in as a persona, with a session that is good', async () => {
    const { press, opened, send, asMember } = await open()
    await press('Log in as ana')
    await eventually(() => expect(opened).toHaveLength(1))
    const token = opened[0]?.replace('/?token=', '')
    const info = await send('GET /wps/member/info', { headers: asMember(token) })
    expect(info.answer.value).toMatchObject({ account: 'ana' })
  })

  it('makes the page a visitor’s, whose session ends', async () => {
    const { press, told, opened, send, asMember, context } = await open()
    await press('Be a visitor')
    await eventually(() => expect(told()).toBe('Nobody is logged in.'))
    const token = await openSession(context, 'm-ana')
    const kept = { token, validate: 'first', merchantWallet: '1284.50', merchantCode: 'm1' }
    for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, text)
    await press('Be a visitor')
    await eventually(() => expect(opened).toEqual(['/']))
    expect(Object.entries(sessionStorage)).toEqual([['merchantCode', 'm1']])
    const info = await send('GET /wps/member/info', { headers: asMember(token) })
    expect(info.status).toBe(401)
  })

  it('publishes a change of the rules, and says what came of it', async () => {
    const { press, told, context } = await open()
    await press('Make e-mail required, or optional again')
    await eventually(() => expect(told()).toBe('Version 2 is live.'))
    const { fields } = await liveRules(context)
    expect(fields.find(({ name }) => name === 'email')).toMatchObject({ required: true })
    await press('Add a field that no build knows')
    await eventually(() => expect(told()).toBe('Version 3 is live.'))
    await press(/^Hostile pattern/)
    await eventually(() => expect(told()).toBe('Version 4 is live.'))
    const hostile = (await liveRules(context)).fields.find(({ name }) => name === 'email')
    expect(hostile).toMatchObject({ acceptedPattern: '^(a+)+$' })
    expect(hostile).not.toHaveProperty('verdict')
    await press('Back to the first rules')
    await eventually(() => expect(told()).toBe('Version 5 is live.'))
  })

  it('switches scenario, latency, clock and features', async () => {
    const { panel, user, scenarios, clock, press, told } = await open()
    const scenario = panel.getByRole('combobox', { name: 'What happens' })
    await user.selectOptions(scenario, 'offline')
    expect(scenarios.state().scenario).toBe('offline')
    const latency = panel.getByRole('spinbutton')
    // user-event does not find what has the focus in a shadow tree.
    fireEvent.change(latency, { target: { value: '250' } })
    expect(scenarios.state().latency).toBe(250)
    await press('An hour later')
    expect(clock.offset()).toBe(3_600_000)
    await user.click(panel.getByRole('checkbox', { name: 'MOBILENUMREG3' }))
    await eventually(() => expect(told()).toMatch(/^MOBILENUMREG3 is off/))
  })

  it('forgets everything at the second press only', async () => {
    const { press, told, resets } = await open()
    await press('Forget everything that happened')
    expect(told()).toMatch(/^Press again/)
    expect(resets()).toBe(0)
    await press('Forget everything that happened')
    await eventually(() => expect(resets()).toBe(1))
  })
})
