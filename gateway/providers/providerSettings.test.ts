import { describe, expect, it } from 'vitest'
import { readProviderSettings } from './providerSettings.ts'

function read(env: Record<string, string>) {
  const problems: string[] = []
  const { push: _, ...settings } = readProviderSettings(env, problems)
  return { settings, problems }
}

const secret = 'a-secret-of-two-parties'

describe('the settings of providers', () => {
  it('are none where nothing is set', () => {
    expect(read({})).toEqual({ settings: {}, problems: [] })
  })

  it('have a webhook for sms, which may be plain inside a machine', () => {
    for (const url of ['https://sms.example/send?team=1', 'http://127.0.0.1:9000/send']) {
      const env = { PORTICO_SMS_URL: url, PORTICO_SMS_SECRET: secret }
      expect(read(env)).toEqual({ settings: { sms: { url, secret } }, problems: [] })
    }
  })

  it('have a mail server, and an address of their own or that of its user', () => {
    const url = 'smtps://portal%40portico.example:sesame@mail.example'
    expect(read({ PORTICO_SMTP_URL: url })).toEqual({
      settings: { mail: { url, from: 'portal@portico.example' } },
      problems: [],
    })
    const from = 'no-reply@portico.example'
    const plain = 'smtp://mail.example:587'
    expect(read({ PORTICO_SMTP_URL: plain, PORTICO_SMTP_FROM: from }).settings).toEqual({
      mail: { url: plain, from },
    })
  })

  it.each([
    [
      'no address',
      { PORTICO_SMS_URL: 'sms.example', PORTICO_SMS_SECRET: secret },
      'PORTICO_SMS_URL must be',
    ],
    [
      'a plain one elsewhere',
      { PORTICO_SMS_URL: 'http://sms.example/', PORTICO_SMS_SECRET: secret },
      'https://',
    ],
    [
      'another scheme',
      { PORTICO_SMS_URL: 'ftp://localhost/', PORTICO_SMS_SECRET: secret },
      'https://',
    ],
    [
      'a password in it',
      { PORTICO_SMS_URL: 'https://me:sesame@sms.example/', PORTICO_SMS_SECRET: secret },
      'user or password',
    ],
    ['no secret', { PORTICO_SMS_URL: 'https://sms.example/' }, 'PORTICO_SMS_SECRET must have'],
    [
      'a short secret',
      { PORTICO_SMS_URL: 'https://sms.example/', PORTICO_SMS_SECRET: 'sesame' },
      'at least 16',
    ],
    ['a secret alone', { PORTICO_SMS_SECRET: secret }, 'needs PORTICO_SMS_URL'],
    [
      'a mail server of http',
      { PORTICO_SMTP_URL: 'https://me:sesame@mail.example' },
      'PORTICO_SMTP_URL must be',
    ],
    ['a mail server that is none', { PORTICO_SMTP_URL: 'mail sesame' }, 'PORTICO_SMTP_URL must be'],
    [
      'nobody to send from',
      { PORTICO_SMTP_URL: 'smtps://me:sesame@mail.example' },
      'PORTICO_SMTP_FROM must be',
    ],
  ])('are refused with %s, in words that repeat no secret', (_, env, words) => {
    const { settings, problems } = read(env as Record<string, string>)
    expect(settings).toEqual({})
    expect(problems).toEqual([expect.stringContaining(words)])
    expect(problems.join()).not.toMatch(/sesame|two-parties/)
  })
})

describe('the settings of notifications', () => {
  const readPush = (env: Record<string, string>) => {
    const problems: string[] = []
    return { push: readProviderSettings(env, problems).push, problems }
  }
  const mail = { PORTICO_SMTP_URL: 'smtps://desk%40portico.example:sesame@mail.example' }
  const origin = { PORTICO_ORIGIN: 'https://play.example' }

  it('are there without any variable, for the push services of browsers alone', () => {
    const { push, problems } = readPush({})
    expect(problems).toEqual([])
    expect(push?.services).toEqual([])
    expect(push?.subject).toMatch(/^mailto:/)
  })

  it('name who runs the gateway: as told, by its origin, by its address', () => {
    const told = { PORTICO_PUSH_SUBJECT: 'mailto:push@portico.example' }
    expect(readPush({ ...mail, ...origin, ...told }).push?.subject).toBe(told.PORTICO_PUSH_SUBJECT)
    expect(readPush({ ...mail, ...origin }).push?.subject).toBe('https://play.example')
    const plain = { PORTICO_ORIGIN: 'http://localhost:8080' }
    expect(readPush({ ...mail, ...plain }).push?.subject).toBe('mailto:desk@portico.example')
  })

  it('may have other services, in the clear on this machine alone', () => {
    const services = 'https://push.example,http://127.0.0.1:9000'
    const { push, problems } = readPush({ PORTICO_PUSH_SERVICES: services })
    expect([push?.services, problems]).toEqual([services.split(','), []])
  })

  it.each([
    { PORTICO_PUSH_SUBJECT: 'push@portico.example' },
    { PORTICO_PUSH_SUBJECT: 'mailto:portico' },
    { PORTICO_PUSH_SUBJECT: 'http://portico.example' },
    { PORTICO_PUSH_SERVICES: 'push.example' },
    { PORTICO_PUSH_SERVICES: 'http://push.example' },
    { PORTICO_PUSH_SERVICES: 'http://10.0.0.1' },
    { PORTICO_PUSH_SERVICES: 'https://push.example/send' },
    { PORTICO_PUSH_SERVICES: 'https://push.example, https://other.example' },
  ])('are refused: %o', (env) => {
    const [name = ''] = Object.keys(env)
    expect(readPush(env).problems.join()).toContain(name)
  })
})
