import { describe, expect, it } from 'vitest'
import { readProviderSettings } from './providerSettings.ts'

function read(env: Record<string, string>) {
  const problems: string[] = []
  const { push: _, ...settings } = readProviderSettings(env, problems)
  return { settings, problems }
}

const secret = 'a-secret-of-two-parties'

describe('provider settings', () => {
  it('the settings contain no SMS and mail providers without environment variables', () => {
    expect(read({})).toEqual({ settings: {}, problems: [] })
  })

  it('an SMS webhook uses HTTPS, or plain HTTP on the same machine', () => {
    for (const url of ['https://sms.example/send?team=1', 'http://127.0.0.1:9000/send']) {
      const env = { PORTICO_SMS_URL: url, PORTICO_SMS_SECRET: secret }
      expect(read(env)).toEqual({ settings: { sms: { url, secret } }, problems: [] })
    }
  })

  it('the sender of e-mails is the configured address, or else the SMTP user', () => {
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
      'a webhook URL without a scheme',
      { PORTICO_SMS_URL: 'sms.example', PORTICO_SMS_SECRET: secret },
      'PORTICO_SMS_URL must be',
    ],
    [
      'a remote webhook over plain HTTP',
      { PORTICO_SMS_URL: 'http://sms.example/', PORTICO_SMS_SECRET: secret },
      'https://',
    ],
    [
      'a webhook of another scheme',
      { PORTICO_SMS_URL: 'ftp://localhost/', PORTICO_SMS_SECRET: secret },
      'https://',
    ],
    [
      'a password in the webhook URL',
      { PORTICO_SMS_URL: 'https://me:sesame@sms.example/', PORTICO_SMS_SECRET: secret },
      'user or password',
    ],
    [
      'a webhook without a secret',
      { PORTICO_SMS_URL: 'https://sms.example/' },
      'PORTICO_SMS_SECRET must have',
    ],
    [
      'a short secret',
      { PORTICO_SMS_URL: 'https://sms.example/', PORTICO_SMS_SECRET: 'sesame' },
      'at least 16',
    ],
    ['a secret without a webhook', { PORTICO_SMS_SECRET: secret }, 'needs PORTICO_SMS_URL'],
    [
      'an https URL of a mail server',
      { PORTICO_SMTP_URL: 'https://me:sesame@mail.example' },
      'PORTICO_SMTP_URL must be',
    ],
    [
      'an invalid URL of a mail server',
      { PORTICO_SMTP_URL: 'mail sesame' },
      'PORTICO_SMTP_URL must be',
    ],
    [
      'no sender address',
      { PORTICO_SMTP_URL: 'smtps://me:sesame@mail.example' },
      'PORTICO_SMTP_FROM must be',
    ],
  ])('provider settings with %s are rejected without repeating a secret', (_, env, words) => {
    const { settings, problems } = read(env as Record<string, string>)
    expect(settings).toEqual({})
    expect(problems).toEqual([expect.stringContaining(words)])
    expect(problems.join()).not.toMatch(/sesame|two-parties/)
  })
})

describe('push settings', () => {
  const readPush = (env: Record<string, string>) => {
    const problems: string[] = []
    return { push: readProviderSettings(env, problems).push, problems }
  }
  const mail = { PORTICO_SMTP_URL: 'smtps://desk%40portico.example:sesame@mail.example' }
  const origin = { PORTICO_ORIGIN: 'https://play.example' }

  it('push without environment variables is limited to the push services of browsers', () => {
    const { push, problems } = readPush({})
    expect(problems).toEqual([])
    expect(push?.services).toEqual([])
    expect(push?.subject).toMatch(/^mailto:/)
  })

  it('the push subject is the configured one, or else the HTTPS origin, or else the sender of e-mails', () => {
    const told = { PORTICO_PUSH_SUBJECT: 'mailto:push@portico.example' }
    expect(readPush({ ...mail, ...origin, ...told }).push?.subject).toBe(told.PORTICO_PUSH_SUBJECT)
    expect(readPush({ ...mail, ...origin }).push?.subject).toBe('https://play.example')
    const plain = { PORTICO_ORIGIN: 'http://localhost:8080' }
    expect(readPush({ ...mail, ...plain }).push?.subject).toBe('mailto:desk@portico.example')
  })

  it('additional push services use HTTPS, or plain HTTP on the same machine', () => {
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
  ])('the push settings %o are rejected', (env) => {
    const [name = ''] = Object.keys(env)
    expect(readPush(env).problems.join()).toContain(name)
  })
})
