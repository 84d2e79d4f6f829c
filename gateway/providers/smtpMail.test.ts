import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { createSmtpMail } from './smtpMail.ts'
import { deliveryForTests } from './testing/deliveryForTests.ts'

const from = 'no-reply@portico.example'
const code = '481516'
const message = {
  to: 'ana@example.com',
  subject: `${code} é o seu código`,
  text: `Olá!\n\nSeu código é ${code}.`,
  code,
  purpose: 'email',
  sentAt: 0,
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Error that makes the SMTP server reply with a code. */
const reply = (responseCode: number) =>
  Object.assign(new Error('no ana@example.com'), { responseCode })

/**
 * Starts an SMTP server on this machine. @param refuse returns the error for the nth e-mail, if
 * any.
 */
async function mailServer(
  refuse: (count: number) => Error | undefined = () => undefined,
  more: SMTPServerOptions = {},
) {
  const received: string[] = []
  const envelopes: unknown[] = []
  let count = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, callback) {
      void text(stream).then((data) => {
        count += 1
        const error = refuse(count)
        received.push(data)
        envelopes.push({
          from: Object(envelope.mailFrom).address,
          to: envelope.rcptTo.map(({ address }) => address),
        })
        callback(error)
      })
    },
    ...more,
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  closing.push(() => server.close())
  // `address()` returns this type for a server that listens on a port.
  const { port } = server.server.address() as AddressInfo
  return { received, envelopes, url: `smtp://127.0.0.1:${port}` }
}

const header = (mail: string | undefined, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(mail ?? '')?.[1]?.trim()

describe('SMTP mail', () => {
  it('an e-mail arrives unchanged, from the configured address', async () => {
    const { received, envelopes, url } = await mailServer()
    const { options, readLog } = deliveryForTests()
    await (await createSmtpMail({ url, from }, options)).send(message)
    expect(envelopes).toEqual([{ from, to: ['ana@example.com'] }])
    const [mail = ''] = received
    expect(header(mail, 'From')).toBe(from)
    expect(header(mail, 'To')).toBe('ana@example.com')
    expect(header(mail, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@portico\.example>$/)
    expect(mail).toContain('charset=utf-8')
    expect(mail.replaceAll('=\r\n', '')).toContain(`Seu c=C3=B3digo =C3=A9 ${code}.`)
    expect(readLog()).toContain('"event":"e-mail sent"')
  })

  it('the SMTP client authenticates with its user and password', async () => {
    const users: unknown[] = []
    const { received, url } = await mailServer(undefined, {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, callback) {
        users.push([username, password])
        callback(null, { user: username })
      },
    })
    const { options } = deliveryForTests()
    const known = url.replace('smtp://', 'smtp://portal%40portico.example:s%3Aesame@')
    await (await createSmtpMail({ url: known, from }, options)).send(message)
    expect(users).toEqual([['portal@portico.example', 's:esame']])
    expect(received).toHaveLength(1)
  })

  it('an e-mail is retried after two temporary failures under the same Message-ID', async () => {
    const { received, url } = await mailServer((count) => (count < 3 ? reply(451) : undefined))
    const { options, waits, readLog } = deliveryForTests()
    await (await createSmtpMail({ url, from }, options)).send(message)
    expect(received).toHaveLength(3)
    expect(new Set(received.map((mail) => header(mail, 'Message-ID'))).size).toBe(1)
    expect(waits).toEqual([1000, 4000])
    expect(readLog()).toContain('451')
  })

  it('an e-mail is given up after the first attempt when the failure is permanent', async () => {
    const { received, url } = await mailServer(() => reply(550))
    const { options, waits } = deliveryForTests()
    const sending = (await createSmtpMail({ url, from }, options)).send(message)
    await expect(sending).rejects.toThrow(/after 1 attempts: .*550/)
    expect([received.length, waits]).toEqual([1, []])
  })

  it('an e-mail is given up after five attempts at a server that never replies', async () => {
    let connections = 0
    const mute = createServer((socket) => {
      connections += 1
      closing.push(() => socket.destroy())
    }).listen(0, '127.0.0.1')
    await once(mute, 'listening')
    closing.push(() => mute.close())
    // `address()` returns this type for a server that listens on a port.
    const { port } = mute.address() as AddressInfo
    const { options, waits } = deliveryForTests({ attemptLimit: 50 })
    const mail = await createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from }, options)
    await expect(mail.send(message)).rejects.toThrow('after 5 attempts: ETIMEDOUT')
    expect(connections).toBe(5)
    expect(waits).toEqual([1000, 4000, 15_000, 40_000])
  })

  it('logs and errors of an e-mail contain no code and no full e-mail address', async () => {
    const { url } = await mailServer(() => reply(451))
    const { options, readLog } = deliveryForTests()
    const error = await (await createSmtpMail({ url, from }, options))
      .send(message)
      .catch((cause: unknown) => cause)
    const told = `${readLog()} ${String(error)}`
    expect(told).toContain('a••@example.com')
    for (const word of [code, 'ana@example.com']) expect(told).not.toContain(word)
  })
})
