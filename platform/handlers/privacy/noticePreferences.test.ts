import { describe, expect, it } from 'vitest'
import type { components } from '../../../src/api/gen/paths.ts'
import { exclude } from '../../domain/accounts/limits/exclusion.ts'
import { sendMessage } from '../../domain/accounts/messages/messages.ts'
import type { MessageKind } from '../../domain/base/collections/content.ts'
import { message } from '../../domain/base/texts/texts.ts'
import { startAs } from '../memberForTests.ts'

type Preferences = components['schemas']['NoticePreferences']
type Choice = Pick<components['schemas']['NoticeChoice'], 'kind' | 'channel' | 'isOn'>

/**
 * Starts a platform as Ana, a member with a bound phone and e-mail address, with helpers to send
 * her messages.
 */
async function startWithContacts(contacts: { email?: string | null } = {}) {
  const started = await startAs('m-ana')
  const { context, store, outbox, act, passTime } = started
  await store.members.update('m-ana', {
    email: 'ana@example.com',
    countryDialingCode: '+55',
    mobileNum: '11987650001',
    ...contacts,
  })
  const preferences = async () =>
    // The cast is safe: the test server validates responses against the API contract.
    (await act('GET /wps/member/notices')).value as unknown as Preferences
  const choose = ({ kind, channel, isOn }: Choice) =>
    act('PUT /wps/member/notices/{kind}/{channel}', {
      path: `/wps/member/notices/${kind}/${channel}`,
      body: { isOn },
    })
  /** Sends a message and returns what arrives by each channel. */
  const tell = async (kind: MessageKind, beforeItLeaves = async () => {}) => {
    outbox.forget()
    const title = { pt: 'Rodadas grátis hoje', en: 'Free spins today' }
    const body = { pt: 'Só até meia-noite.', en: 'Until midnight only.' }
    const messageId = await store.transaction((tables, announce) =>
      sendMessage(context, tables, announce, {
        memberId: 'm-ana',
        kind,
        title,
        body,
        opens: undefined,
      }),
    )
    await beforeItLeaves()
    await passTime(1000)
    await context.background.waitUntilIdle()
    const inbox = messageId === undefined ? undefined : await store.messages.get(messageId)
    return { inbox: inbox !== undefined, mails: outbox.mails(), sms: outbox.messages() }
  }
  return { ...started, preferences, choose, tell }
}

describe('[MEM-24] notification preferences', () => {
  it('promotions go only to the inbox by default, and account messages go to every channel and cannot be turned off', async () => {
    const { preferences } = await startWithContacts()
    const { channels, choices } = await preferences()
    expect(channels).toEqual([
      { channel: 'MESSAGE', standing: 'READY' },
      { channel: 'EMAIL', standing: 'READY', to: 'a••@example.com' },
      { channel: 'SMS', standing: 'READY', to: '119••••••01' },
      { channel: 'PUSH', standing: 'NOT_BOUND' },
    ])
    const isOn = new Map(choices.map((one) => [`${one.kind} ${one.channel}`, one.isOn]))
    expect(isOn.get('PROMOTION MESSAGE')).toBe(true)
    expect(isOn.get('PROMOTION EMAIL')).toBe(false)
    expect(isOn.get('MONEY SMS')).toBe(false)
    const fixed = choices.filter(({ isFixed }) => isFixed)
    expect(isOn.get('MONEY PUSH')).toBe(true)
    expect(isOn.get('PROMOTION PUSH')).toBe(false)
    expect(fixed).toHaveLength(4)
    expect(fixed.every((one) => one.kind === 'SYSTEM' && one.isOn)).toBe(true)
  })

  it('each notification preference is stored separately', async () => {
    const { choose, preferences } = await startWithContacts()
    const choice = { kind: 'PROMOTION', channel: 'MESSAGE', isOn: false } as const
    expect(await choose(choice)).toMatchObject({ value: { ...choice, isFixed: false } })
    await Promise.all([
      choose({ kind: 'MONEY', channel: 'EMAIL', isOn: true }),
      choose({ kind: 'AGENT', channel: 'EMAIL', isOn: true }),
    ])
    const { choices } = await preferences()
    const changed = choices.filter(
      (one) => !one.isFixed && one.channel !== 'PUSH' && one.isOn !== (one.channel === 'MESSAGE'),
    )
    expect(changed.map(({ kind, channel }) => `${kind} ${channel}`)).toEqual([
      'MONEY EMAIL',
      'PROMOTION MESSAGE',
      'AGENT EMAIL',
    ])
  })

  it('a member who turned off promotions gets none by any channel', async () => {
    const { choose, tell } = await startWithContacts()
    await choose({ kind: 'PROMOTION', channel: 'MESSAGE', isOn: false })
    expect(await tell('PROMOTION')).toEqual({ inbox: false, mails: [], sms: [] })
    expect(await tell('MONEY')).toEqual({ inbox: true, mails: [], sms: [] })
    expect((await tell('SYSTEM')).inbox).toBe(true)
  })

  it('a member who turned on e-mail and SMS gets promotions through both, in their language', async () => {
    const { choose, tell, act } = await startWithContacts()
    await act('PUT /wps/member/language', { body: { language: 'en' } })
    await choose({ kind: 'PROMOTION', channel: 'EMAIL', isOn: true })
    await choose({ kind: 'PROMOTION', channel: 'SMS', isOn: true })
    const { inbox, mails, sms } = await tell('PROMOTION')
    expect(inbox).toBe(true)
    expect(mails).toMatchObject([
      { to: 'ana@example.com', subject: 'Free spins today', purpose: 'notice/PROMOTION' },
    ])
    expect(mails[0]?.text).toBe('Until midnight only.\n\nPortico')
    expect(sms).toMatchObject([{ to: '+5511987650001', text: 'Portico: Free spins today' }])
  })

  it.each([
    ['ja', '入金が届きました', 'が残高に入りました。', 'Portico：入金が届きました'],
    ['ar', 'وصل إيداعك', 'في رصيدك. لنلعب بمسؤولية.', 'Portico: وصل إيداعك'],
  ])(
    '[LANG-06] the e-mail and SMS of a notice are in %s for a member who chose it',
    async (language, subject, text, sms) => {
      const { act, choose, context, store, outbox, passTime } = await startWithContacts()
      await act('PUT /wps/member/language', { body: { language } })
      await choose({ kind: 'MONEY', channel: 'EMAIL', isOn: true })
      await choose({ kind: 'MONEY', channel: 'SMS', isOn: true })
      outbox.forget()
      await store.transaction((tables, announce) =>
        sendMessage(context, tables, announce, {
          memberId: 'm-ana',
          kind: 'MONEY',
          title: message('deposits.credited.title'),
          body: message('deposits.credited.body', { amount: { amount: 5_000, currency: 'BRL' } }),
          opens: undefined,
        }),
      )
      await passTime(1000)
      await context.background.waitUntilIdle()
      const [mail] = outbox.mails()
      expect(mail?.subject).toBe(subject)
      expect(mail?.text).toContain('50.00')
      expect(mail?.text).toContain(text)
      // Values in a right-to-left text are enclosed in Unicode isolates. The isolates are removed
      // here.
      const [sent] = outbox.messages()
      expect(sent?.text.replaceAll(/[\u2068\u2069]/g, '')).toBe(sms)
    },
  )

  it('turning off a channel also stops a message that is about to be sent', async () => {
    const { choose, tell } = await startWithContacts()
    await choose({ kind: 'PROMOTION', channel: 'EMAIL', isOn: true })
    const sent = await tell('PROMOTION', async () => {
      await choose({ kind: 'PROMOTION', channel: 'EMAIL', isOn: false })
    })
    expect(sent).toMatchObject({ inbox: true, mails: [] })
  })

  it.each([
    ['TIME_OUT', Date.parse('2026-11-22T12:00:00Z')],
    ['SELF_EXCLUSION', null],
  ] as const)(
    'a member in %s gets only service messages, by every channel',
    async (kind, until) => {
      const { choose, tell, context, store } = await startWithContacts()
      for (const about of ['PROMOTION', 'AGENT', 'MONEY'] as const) {
        await choose({ kind: about, channel: 'EMAIL', isOn: true })
      }
      await store.transaction((tables) => exclude(context, tables, 'm-ana', { kind, until }))
      const nothing = { inbox: false, mails: [], sms: [] }
      expect(await tell('PROMOTION')).toEqual(nothing)
      expect(await tell('AGENT')).toEqual(nothing)
      expect(await tell('MONEY')).toMatchObject({ inbox: true, mails: [{ to: 'ana@example.com' }] })
      expect(await tell('SYSTEM')).toMatchObject({ inbox: true })
    },
  )

  it('a promotion about to be sent is dropped when its member is excluded', async () => {
    const { choose, tell, context, store } = await startWithContacts()
    await choose({ kind: 'PROMOTION', channel: 'EMAIL', isOn: true })
    const sent = await tell('PROMOTION', async () => {
      const exclusion = { kind: 'SELF_EXCLUSION', until: null } as const
      await store.transaction((tables) => exclude(context, tables, 'm-ana', exclusion))
    })
    expect(sent).toMatchObject({ mails: [], sms: [] })
  })

  it('promotions reach a member again once their time-out has ended', async () => {
    const { tell, context, store, time } = await startWithContacts()
    const exclusion = { kind: 'TIME_OUT', until: time.now + 1000 } as const
    await store.transaction((tables) => exclude(context, tables, 'm-ana', exclusion))
    expect((await tell('PROMOTION')).inbox).toBe(false)
    time.now += 1000
    expect((await tell('PROMOTION')).inbox).toBe(true)
  })

  it('a message from a transaction that was rolled back is not sent', async () => {
    const { choose, context, store, outbox, passTime } = await startWithContacts()
    await choose({ kind: 'MONEY', channel: 'EMAIL', isOn: true })
    const text = { pt: 'Depósito', en: 'Deposit' }
    const texts = { title: text, body: text }
    const message = { memberId: 'm-ana', kind: 'MONEY', ...texts, opens: undefined } as const
    const failing = store.transaction(async (tables, announce) => {
      await sendMessage(context, tables, announce, message)
      throw new Error('no disk')
    })
    await expect(failing).rejects.toThrow('no disk')
    await passTime(1000)
    await context.background.waitUntilIdle()
    expect(outbox.mails()).toEqual([])
    expect(await store.outgoingNotices.count()).toBe(0)
  })

  it('a channel without a contact can be switched off, not on', async () => {
    const { choose, preferences } = await startWithContacts({ email: null })
    const { channels } = await preferences()
    expect(channels[1]).toEqual({ channel: 'EMAIL', standing: 'NOT_BOUND' })
    const choice = { kind: 'MONEY', channel: 'EMAIL' } as const
    expect((await choose({ ...choice, isOn: true })).code).toBe('NOT_POSSIBLE_NOW')
    expect((await choose({ ...choice, isOn: false })).success).toBe(true)
  })

  it('a channel without a provider is not offered', async () => {
    const { preferences, context } = await startWithContacts()
    const { sms: _, ...providers } = context.providers
    Object.assign(context, { providers })
    expect((await preferences()).channels[2]?.standing).toBe('NOT_OFFERED')
  })
})
