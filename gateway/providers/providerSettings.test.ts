import { describe, expect, it } from 'vitest'
import { readProviderSettings } from './providerSettings.ts'

function read(env: Record<string, string>) {
  const problems: string[] = []
  return { settings: readProviderSettings(env, problems), problems }
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
