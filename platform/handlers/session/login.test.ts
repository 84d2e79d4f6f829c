import { describe, expect, it } from 'vitest'
import { changeSettings } from '../../domain/accounts/account/memberSettings.ts'
import { codeAt, encodeSecret } from '../../domain/accounts/verification/totp.ts'
import { textIn } from '../../domain/base/texts/texts.ts'
import { seal } from '../../server/serverForTests.ts'
import { actAs } from '../memberForTests.ts'
import { startPlatform } from '../platformForTests.ts'

const password = 'portico-ana-1'

describe('login by SMS', () => {
  const sendCode = ({ send }: Awaited<ReturnType<typeof startPlatform>>) =>
    send('POST /wps/verification/sms/noLogin', {
      body: { mobileNum: '11987650005', countryDialingCode: '+55' },
    })

  it('[LOGIN-07][LOGIN-13][LOGIN-45] a login by SMS spends the code and requires no new password', async () => {
    const platform = await startPlatform()
    await sendCode(platform)
    const code = platform.outbox.messages()[0]?.code ?? ''
    const login = async (input: string) =>
      (await platform.login('11987650005', input, { type: 'sms' })).body
    expect((await platform.login('', code, { type: 'sms' })).body.code).toBe('PHONE_MISSING')
    expect((await login('')).code).toBe('VERIFICATION_CODE_MISSING')
    expect((await login(code === '000000' ? '111111' : '000000')).code).toBe(
      'VERIFICATION_CODE_WRONG',
    )
    expect((await login(code)).value).toMatchObject({ passwordExpired: false })
    expect((await login(code)).code).toBe('VERIFICATION_CODE_WRONG')
  })

  it('[ROLE-31] a login by SMS is rejected while its module is off', async () => {
    const { login, setFlag } = await startPlatform()
    await setFlag('MOBILEVERCODELOGIN3', false)
    const { body } = await login('11987650005', '123456', { type: 'sms' })
    expect(body.code).toBe('SMS_NOT_ENABLED')
  })
})

describe('member and agent areas', () => {
  it('[ERR-28][ERR-29][ROLE-17] agents log in at the agent area only, and members at the member area only', async () => {
    const { login } = await startPlatform()
    const at = async (name: string, area: string) => {
      const { body } = await login(name, `portico-${name}-1`, { area })
      return body.success || body.code
    }
    expect(await at('carla', 'agent')).toBe(true)
    expect(await at('carla', 'member')).toBe('NOT_A_MEMBER')
    expect(await at('ana', 'agent')).toBe('NOT_AN_AGENT')
    expect(await at('bruno', 'member')).toBe(true)
  })
})

describe('default password', () => {
  it('[CONST-09] the login response reports that the password is the default password 123456', async () => {
    const { login, context, store } = await startPlatform()
    expect((await login('ana', password)).body.value).toMatchObject({ defaultPassword: false })
    await store.members.update('m-ana', { passwordHash: await context.passwords.hash('123456') })
    expect((await login('ana', '123456')).body.value).toMatchObject({ defaultPassword: true })
  })
})

describe('self-excluded member', () => {
  it('a self-excluded member is rejected with the end date, only after the right password', async () => {
    const { login, store, time } = await startPlatform()
    const until = time.now + 3_600_000
    await store.exclusions.insert({ id: 'm-ana', kind: 'TIME_OUT', since: time.now, until })
    expect((await login('ana', 'wrong')).body.code).toBe('LOGIN_FAILED')
    expect((await login('ana', password)).body).toMatchObject({
      code: 'TIMED_OUT',
      value: { until: '2026-11-21T13:00:00.000Z' },
    })
    await store.exclusions.update('m-ana', { kind: 'SELF_EXCLUSION', until: null })
    expect((await login('ana', password)).body.code).toBe('SELF_EXCLUDED')
    await store.exclusions.update('m-ana', { until })
    time.now = until
    expect((await login('ana', password)).body.success).toBe(true)
  })
})

async function withTicket(settings: { authenticator?: true } = {}) {
  const platform = await startPlatform()
  const { context, store, login, send } = platform
  const secret = encodeSecret(context.randomBytes(20))
  const member = await store.members.get('m-ana')
  const profile = { ...member?.profile, payeeName: 'Ana Conceição' }
  await store.members.update('m-ana', { profile })
  await changeSettings(context, 'm-ana', {
    checksAddress: true,
    ...(settings.authenticator && { authenticatorSecret: secret }),
  })
  const ask = async () => {
    const { body } = await login('ana', password)
    return { body, ticket: Object(body.value?.secondStep).ticket }
  }
  const take = async (body: object) => {
    const call = 'POST /wps/session/login/second-step'
    const { answer } = await send(call, { body: await seal(context, call, body) })
    return answer.success || answer.code
  }
  const sendCode = (ticket: string, method: string) =>
    send('POST /wps/session/login/second-step/code', { body: { ticket, method } })
  return { ...platform, secret, ask, take, sendCode }
}

describe('second step at an unknown IP address', () => {
  it('[LOGIN-07][LOGIN-30][LOGIN-31][LOGIN-42] a second step is completed with a bound contact', async () => {
    const { ask, take, sendCode, outbox } = await withTicket()
    const { body } = await ask()
    expect(body).toMatchObject({
      code: 'SECOND_STEP_NEEDED',
      value: {
        secondStep: {
          methods: [
            { method: 'SMS', to: '119••••••01' },
            { method: 'EMAIL', to: 'a••@example.com' },
            { method: 'PAYEE_NAME' },
          ],
        },
      },
    })
    const prove = async (method: string, answerOf: () => Promise<string>) => {
      const { ticket } = await ask()
      if (method === 'SMS' || method === 'EMAIL') await sendCode(ticket, method)
      return take({ ticket, method, answer: await answerOf() })
    }
    expect(await prove('SMS', async () => outbox.messages()[0]?.code ?? '')).toBe(true)
    expect(await prove('EMAIL', async () => outbox.mails()[0]?.code ?? '')).toBe(true)
    expect(await prove('PAYEE_NAME', async () => ' ana  conceicao')).toBe(true)
  })

  it('requesting a code for an expired second login step is rejected, and no code is sent', async () => {
    const { ask, sendCode, outbox, time } = await withTicket()
    const { ticket } = await ask()
    time.now += 10 * 60_000
    expect((await sendCode(ticket, 'SMS')).answer.code).toBe('SECOND_STEP_EXPIRED')
    expect(outbox.messages()).toEqual([])
  })

  it('a second step offers no codes without SMS and e-mail senders, and the login is rejected without another method', async () => {
    const { ask, sendCode, context, store } = await withTicket()
    delete context.providers.sms
    delete context.providers.mail
    const { body, ticket } = await ask()
    const { methods } = Object(body.value?.secondStep)
    expect(methods).toEqual([{ method: 'PAYEE_NAME' }])
    expect((await sendCode(ticket, 'SMS')).answer.code).toBe('NOT_POSSIBLE_NOW')
    await store.members.update('m-ana', { profile: {} })
    expect((await ask()).body).toMatchObject({ success: false, code: 'SMS_NOT_ENABLED' })
  })

  it('a second step is not required again from an IP address that the member trusts', async () => {
    const { ask, take, login } = await withTicket()
    const { ticket } = await ask()
    const answer = 'Ana Conceição'
    await take({ ticket, method: 'PAYEE_NAME', answer, trustAddress: true })
    expect((await login('ana', password)).body.success).toBe(true)
  })

  it('a second step is rejected if the member was excluded since the password was accepted', async () => {
    const { ask, take, store, time } = await withTicket()
    const { ticket } = await ask()
    await store.exclusions.insert({ id: 'm-ana', kind: 'TIME_OUT', since: time.now, until: null })
    const answer = 'Ana Conceição'
    expect(await take({ ticket, method: 'PAYEE_NAME', answer })).toBe('SECOND_STEP_EXPIRED')
    expect(await store.sessions.count({ memberId: 'm-ana' })).toBe(0)
  })

  it('a second step sends no code to an unbound contact, and at most twenty codes a day', async () => {
    const { ask, sendCode, store, time } = await withTicket()
    const answers: unknown[] = []
    for (let count = 0; count < 21; count += 1) {
      answers.push((await sendCode((await ask()).ticket, 'SMS')).answer.code)
      time.now += 5 * 60_000
    }
    const { ticket } = await ask()
    expect(answers.at(19)).toBeUndefined()
    expect(answers.at(20)).toBe('CODE_QUOTA_USED_UP')
    await store.members.update('m-ana', { email: null })
    expect((await sendCode(ticket, 'EMAIL')).answer.code).toBe('NOT_POSSIBLE_NOW')
  })

  it('a second step allows five attempts within ten minutes', async () => {
    const { ask, take, time } = await withTicket()
    const guess = (ticket: string, answer = 'X') => take({ ticket, method: 'PAYEE_NAME', answer })
    const first = await ask()
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await guess(first.ticket)).toBe('SECOND_STEP_WRONG')
    }
    expect(await guess(first.ticket, 'Ana Conceição')).toBe('SECOND_STEP_EXPIRED')
    const second = await ask()
    time.now += 10 * 60_000
    expect(await guess(second.ticket, 'Ana Conceição')).toBe('SECOND_STEP_EXPIRED')
  })
})

describe('repeated failures of a second step', () => {
  const call = 'POST /wps/session/login/second-step'

  /**
   * Starts a platform with a helper that submits second login steps, each from another IP address.
   */
  async function withAttacker() {
    const platform = await withTicket({ authenticator: true })
    let address = 0
    const answerFrom = async (body: object) => {
      address += 1
      const ip = `198.51.100.${address % 250}`
      return platform.send(call, { body: await seal(platform.context, call, body), ip })
    }
    const guess = async (answer = '000000') => {
      const { ticket } = await platform.ask()
      return answerFrom({ ticket, method: 'TOTP', answer })
    }
    return { ...platform, guess }
  }

  it('failed second steps are delayed increasingly across IP addresses and tickets, even for the right code', async () => {
    const { guess, time, secret, context } = await withAttacker()
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await guess()).answer.code).toBe('SECOND_STEP_WRONG')
    }
    const right = () => codeAt(secret, context.now())
    const early = [await guess(), await guess(await right())]
    for (const { status, answer, headers } of early) {
      expect([status, answer.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
      expect(headers.get('Retry-After')).toBe('60')
    }
    time.now += 60_000
    expect((await guess()).answer.code).toBe('SECOND_STEP_WRONG')
    expect((await guess()).headers.get('Retry-After')).toBe('120')
    time.now += 120_000
    expect((await guess(await right())).answer.success).toBe(true)
    expect((await guess()).answer.code).toBe('SECOND_STEP_WRONG')
  })

  it('an attacker has eleven attempts at a second step in the first hour and four in each further hour', async () => {
    const { guess, time } = await withAttacker()
    const begin = time.now
    const looked = [0, 0, 0]
    while (time.now < begin + 3 * 3_600_000) {
      const { status, headers } = await guess()
      const hour = Math.floor((time.now - begin) / 3_600_000)
      if (status === 200) looked[hour] = (looked[hour] ?? 0) + 1
      else time.now += Number(headers.get('Retry-After')) * 1000
    }
    expect(looked).toEqual([11, 4, 4])
  })

  it('failed second steps notify the owner once, in the inbox and by e-mail', async () => {
    const { guess, context, outbox, store, time } = await withAttacker()
    for (let attempt = 1; attempt <= 5; attempt += 1) await guess()
    time.now += 60_000
    await guess()
    await context.background.waitUntilIdle()
    const told = await store.messages.find({ where: { memberId: 'm-ana', kind: 'SYSTEM' } })
    const titles = told.map(({ title }) => textIn(title, 'pt'))
    expect(titles.filter((title) => title === 'Tentativas de entrar na sua conta')).toHaveLength(1)
    expect(outbox.mails()).toMatchObject([
      { to: 'ana@example.com', subject: 'Tentativas de entrar na sua conta' },
    ])
  })
})

describe('free play', () => {
  const call = 'POST /wps/session/login/freeplay'
  const guest = { os: 'Windows', platform: 'W', random: 'k3v9Qm2xT7pLw8Zr', gatewayVersion: 3 }

  it('[API-06][ROLE-13][ROLE-14][ROLE-29] free play opens a trial account, the same for the same guest', async () => {
    const platform = await startPlatform()
    const { context, send, asMember, setFlag } = platform
    const enter = async () => send(call, { body: await seal(context, call, guest) })
    const infoOf = async () => {
      const headers = asMember((await enter()).answer.value?.token)
      return (await send('GET /wps/member/info', { headers })).answer.value
    }
    const info = await infoOf()
    expect(info).toMatchObject({ type: 4, clubLabel: { type: 'NONE' } })
    expect((await infoOf())?.id).toBe(info?.id)
    const act = await actAs(platform, String(info?.id))
    expect((await act('GET /wps/v2/wallets/balance')).value.balance).toBe('2000.00')
    expect((await act('GET /wps/member/security')).code).toBe('TRIAL_NOT_ALLOWED')
    await setFlag('FREEPLAY3', false)
    expect(await enter()).toMatchObject({ status: 403, answer: { code: 'MODULE_OFF' } })
  })
})

describe('demonstration names, which simulate rejected logins', () => {
  it.each([
    ['verify', 'VERIFICATION_REQUIRED'],
    ['robot', 'VERIFICATION_FAILED'],
    ['wrongdomain', 'DOMAIN_INVALID'],
    ['popupclosed', 'PHONE_AUTH_POPUP_CLOSED'],
  ])('[ERR-07][ERR-11][ERR-20][ERR-24] a login as %s is rejected with %s', async (name, code) => {
    const { login } = await startPlatform()
    expect((await login(name, 'x')).body.code).toBe(code)
  })
})
