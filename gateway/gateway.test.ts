import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestFolder, startTestGateway, testPassword } from './testing/testGateway.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
beforeEach(async () => {
  folder = await createTestFolder()
})
afterEach(() => folder.remove())

describe('the first start', () => {
  it('makes a password of the operator when none is given, and tells it that once', async () => {
    const first = await startTestGateway(folder, { operatorPassword: undefined })
    const password = first.madePassword ?? ''
    expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){4}$/)
    expect((await first.client.operator(password)).answer.status).toBe(200)
    expect(first.readLog()).not.toContain(password)
    await first.close()
    const second = await startTestGateway(folder, { operatorPassword: undefined })
    expect(second.madePassword).toBeUndefined()
    expect((await second.client.operator(password)).answer.status).toBe(200)
    await second.close()
  })

  it('tells no password when one is given', async () => {
    const gateway = await startTestGateway(folder)
    expect(gateway.madePassword).toBeUndefined()
    expect((await gateway.client.operator(testPassword)).answer.status).toBe(200)
    await gateway.close()
  })
})

describe('a later start', () => {
  it("with another password changes the operator's, and ends the old one's sessions", async () => {
    const first = await startTestGateway(folder)
    const { headers } = await first.client.operator(testPassword)
    await first.close()
    const second = await startTestGateway(folder, { operatorPassword: 'another-horse-battery' })
    expect((await second.client.operator(testPassword)).answer.status).toBe(401)
    expect((await second.client.operator('another-horse-battery')).answer.status).toBe(200)
    const rules = await second.client.send('GET', '/ops/registration-rules', { headers })
    expect(rules.status).toBe(401)
    await second.close()
  })

  it('with the same password leaves the operator logged in', async () => {
    const first = await startTestGateway(folder)
    const { headers } = await first.client.operator(testPassword)
    await first.close()
    const second = await startTestGateway(folder)
    const rules = await second.client.send('GET', '/ops/registration-rules', { headers })
    expect(rules.status).toBe(200)
    await second.close()
  })
})

describe('what cannot be served', () => {
  it('is refused with a word on what to do: a portal that was not built', async () => {
    const buildFolder = join(folder.buildFolder, 'nowhere')
    await expect(startTestGateway({ ...folder, buildFolder })).rejects.toThrow(/npm run build/)
  })
})

describe('a running gateway', () => {
  it('keeps an sms code of a demonstration where only the owner of the data finds it', async () => {
    const gateway = await startTestGateway(folder, { personas: true })
    const answer = await gateway.client.send('POST', '/wps/verification/sms/register', {
      body: { mobileNo: '11987654321', countryDialingCode: '+55' },
    })
    expect(answer.body.success).toBe(true)
    await gateway.close()
    const outbox = join(folder.dataFolder, 'outbox.jsonl')
    const { code } = JSON.parse(await readFile(outbox, 'utf8'))
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(answer.body)).not.toContain(code)
    expect(gateway.readLog()).not.toContain(code)
    expect((await stat(outbox)).mode & 0o777).toBe(0o600)
  })

  it('has demonstration accounts only when it was asked for them', async () => {
    const plain = await startTestGateway(folder)
    expect((await plain.client.login('ana', 'portico-ana-1')).body.success).toBe(false)
    await plain.close()
    const demo = await startTestGateway(folder, { personas: true })
    expect((await demo.client.login('ana', 'portico-ana-1')).body.success).toBe(true)
    await demo.close()
  })
})
