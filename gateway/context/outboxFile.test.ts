import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '../database/testing/testDatabase.ts'
import { createOutboxFile } from './outboxFile.ts'

let folder = { path: '', remove: async () => {} }
let file = ''
let previous = ''
beforeEach(async () => {
  folder = await createTemporaryFolder()
  file = join(folder.path, 'outbox.jsonl')
  previous = join(folder.path, 'outbox.previous.jsonl')
})
afterEach(() => folder.remove())

const sms = (code: string) => ({
  to: '+5511987654321',
  text: `${code} is your code.`,
  code,
  purpose: 'register',
  sentAt: 0,
})
const codes = async (path = file): Promise<string[]> =>
  (await readFile(path, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).code)

describe('outbox file of a demonstration', () => {
  it('the outbox file stores all fields of an e-mail as one line', async () => {
    const mail = { to: 'ana@example.com', subject: 'Olá', text: 'a\nb', purpose: 'forgotten' }
    await createOutboxFile(file).mail.send({ ...mail, sentAt: 0 })
    const line = JSON.parse(await readFile(file, 'utf8'))
    expect(line).toEqual({ ...mail, sentAt: '1970-01-01T00:00:00.000Z' })
  })

  it('the outbox file stores an SMS as one line, and only its owner can read the file', async () => {
    await createOutboxFile(file).sms.send(sms('123456'))
    expect(await readFile(file, 'utf8')).toBe(
      '{"sentAt":"1970-01-01T00:00:00.000Z","to":"+5511987654321","text":"123456 is your code.","code":"123456","purpose":"register"}\n',
    )
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('the outbox keeps the newest 1,000 to 2,000 messages when many are sent in parallel', async () => {
    const { sms: sender } = createOutboxFile(file)
    const all = Array.from({ length: 2500 }, (_, index) => `${index}`)
    await Promise.all(all.map((code) => sender.send(sms(code))))
    expect(await codes()).toEqual(all.slice(2000))
    expect(await codes(previous)).toEqual(all.slice(1000, 2000))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(folder.path)).toEqual(['outbox.jsonl', 'outbox.previous.jsonl'])
  })

  it('an outbox that two gateways share keeps at least the newest 1,000 messages', async () => {
    const senders = [createOutboxFile(file).sms, createOutboxFile(file).sms]
    const all = Array.from({ length: 4500 }, (_, index) => `${index}`)
    for (const [index, code] of all.entries()) await senders[index % 2]?.send(sms(code))
    const kept = [...(await codes(previous)), ...(await codes())]
    expect(kept).toEqual(all.slice(-kept.length))
    expect(kept.length).toBeGreaterThanOrEqual(1000)
    expect(kept.length).toBeLessThan(4500)
  })

  it('the outbox starts a new file if an earlier run left a file with too many messages', async () => {
    const line = (code: number) => `${JSON.stringify(sms(`${code}`))}\n`
    await writeFile(file, Array.from({ length: 5000 }, (_, index) => line(index)).join(''))
    await createOutboxFile(file).sms.send(sms('newest'))
    expect(await codes()).toEqual(['newest'])
  })
})
