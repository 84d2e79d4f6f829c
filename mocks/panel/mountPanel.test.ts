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
  // The panel is in a shadow tree, which queries on the document do not search.
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

describe('developer panel of the mocks', () => {
  it('the panel opens with its button, and Escape closes it and returns the focus to the button', async () => {
    const { toggle, user } = await open()
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect((toggle.getRootNode() as ShadowRoot).activeElement).toBe(toggle)
  })

  it('Alt+Shift+M toggles the panel, and an open panel stays open across a reload', async () => {
    const { toggle } = await open()
    const shortcut = { code: 'KeyM', altKey: true, shiftKey: true }
    fireEvent.keyDown(document.body, shortcut)
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    fireEvent.keyDown(document.body, shortcut)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    document.body.replaceChildren()
    const { toggle: again } = await open()
    // The click in `open` closes the panel, because the panel is already open after the reload.
    expect(again.getAttribute('aria-expanded')).toBe('false')
  })

  it("the panel stays open across a reload even if the tab's storage was cleared at the end of a session", async () => {
    await open()
    sessionStorage.clear()
    document.body.replaceChildren()
    const { toggle: again } = await open()
    // The click in `open` closes the panel, because the panel is already open after the reload.
    expect(again.getAttribute('aria-expanded')).toBe('false')
  })

  it('the panel shows the last calls and their outcomes', async () => {
    const { call, panel, press } = await open()
    await call('/wps/v2/wallets/balance')
    await press(/^Mocks/)
    await press(/^Mocks/)
    expect(await panel.findByText(/GET \/wps\/v2\/wallets\/balance 401 in \d+ ms$/)).toBeTruthy()
    expect(panel.getByText('refused (NOT_LOGGED_IN)')).toBeTruthy()
    await press('Forget these calls')
    expect(await panel.findByText('Nothing was called yet.')).toBeTruthy()
  })

  it("the panel's button counts the responses that violate the contract, and clearing the calls resets the count", async () => {
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
    // Calls from before the page load do not count, because their defect may be fixed.
    vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin - 1)
    await server(new Request('http://portico.test/wps/system/status'), { ip: '' })
    expect(recorder.calls()[0]?.verdict).toBe('broken')
    expect(toggle.textContent).toBe('Mocks')
  })

  it('the panel offers a link with the current state and either the logged-in or a selected persona', {
    tags: 'full',
  }, async () => {
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

  it("the Escape key in the panel does not reach the portal's dialogs", async () => {
    const heard = vi.fn()
    addEventListener('keydown', heard)
    // Mantine's dialogs listen in the capture phase, before the panel can stop the event. They
    // ignore events whose target has the attribute that is checked here.
    const early = vi.fn(({ target }: Event) => (target as Element).getAttributeNames())
    addEventListener('keydown', early, { capture: true })
    const { user } = await open()
    await user.keyboard('{Escape}')
    removeEventListener('keydown', heard)
    removeEventListener('keydown', early, { capture: true })
    expect(heard).not.toHaveBeenCalled()
    expect(early.mock.results[0]?.value).toContain('data-mantine-stop-propagation')
  })

  it('the panel shows codes sent by SMS, and its button shows the last code', async () => {
    const { sendCode, outbox, panel, toggle, press } = await open()
    await sendCode('11987654321')
    const code = outbox.messages()[0]?.code ?? ''
    expect(toggle.textContent).toBe(`Mocks: ${code}`)
    await press('The real time')
    await press(/^Mocks/)
    await press(/^Mocks/)
    expect(await panel.findByText(new RegExp(`${code} to \\+5511987654321`))).toBeTruthy()
  })

  it('the panel shows sent e-mails, and its button shows the last code', async () => {
    const { outbox, panel, toggle, press } = await open()
    const mail = {
      to: 'ana@example.com',
      subject: 'Sua senha temporária',
      text: '',
      code: 'k7-Qw2',
    }
    await outbox.mail.send({ ...mail, purpose: 'forgotten', sentAt: Date.UTC(2026, 10, 21, 12) })
    expect(toggle.textContent).toBe('Mocks: k7-Qw2')
    await press(/^Mocks/)
    await press(/^Mocks/)
    const line = 'k7-Qw2 to ana@example.com at 12:00:00 UTC: Sua senha temporária'
    expect(await panel.findByText(line)).toBeTruthy()
  })

  it('the panel shows the solution of a captcha', async () => {
    const { send, store, panel, press } = await open()
    await send('GET /wps/captcha', { query: '?id=a-page-chose-this-id' })
    await press(/^Mocks/)
    await press(/^Mocks/)
    const solution = (await store.captchas.get('a-page-chose-this-id'))?.solution ?? ''
    expect(await panel.findByText(new RegExp(`^${solution} until`))).toBeTruthy()
  })

  it('the panel opens the portal with a valid session of a persona', async () => {
    const { press, opened, send, asMember } = await open()
    await press('Log in as ana')
    await eventually(() => expect(opened).toHaveLength(1))
    const token = opened[0]?.replace('/?token=', '')
    const info = await send('GET /wps/member/info', { headers: asMember(token) })
    expect(info.answer.value).toMatchObject({ account: 'ana' })
  })

  it('the panel logs the page out and ends its session on the platform', async () => {
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

  it('the panel publishes changes of the registration rules and shows the result', async () => {
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

  it('the panel changes scenario, latency, clock and features', async () => {
    const { panel, user, scenarios, clock, press, told } = await open()
    const scenario = panel.getByRole('combobox', { name: 'What happens' })
    await user.selectOptions(scenario, 'offline')
    expect(scenarios.state().scenario).toBe('offline')
    const latency = panel.getByRole('spinbutton')
    // user-event does not find the focused element in a shadow tree.
    fireEvent.change(latency, { target: { value: '250' } })
    expect(scenarios.state().latency).toBe(250)
    await press('An hour later')
    expect(clock.offset()).toBe(3_600_000)
    await user.click(panel.getByRole('checkbox', { name: 'MOBILENUMREG3' }))
    await eventually(() => expect(told()).toMatch(/^MOBILENUMREG3 is off/))
  })

  it('the panel resets the platform only when its button is pressed twice', async () => {
    const { press, told, resets } = await open()
    await press('Forget everything that happened')
    expect(told()).toMatch(/^Press again/)
    expect(resets()).toBe(0)
    await press('Forget everything that happened')
    await eventually(() => expect(resets()).toBe(1))
  })
})
