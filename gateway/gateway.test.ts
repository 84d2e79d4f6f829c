import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestFolder, startTestGateway, testPassword } from './testing/testGateway.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
beforeEach(async () => {
  folder = await createTestFolder()
})
afterEach(() => folder.remove())

describe('first start of a gateway', () => {
  it('the first start without a configured operator password generates a password and returns it once', async () => {
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

  it('a start with a configured operator password generates no password', async () => {
    const gateway = await startTestGateway(folder)
    expect(gateway.madePassword).toBeUndefined()
    expect((await gateway.client.operator(testPassword)).answer.status).toBe(200)
    await gateway.close()
  })
})

describe('later start of a gateway', () => {
  it("a start with another configured operator password changes the password and ends the operator's sessions", async () => {
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

  it('a start with the same configured operator password keeps the operator logged in', async () => {
    const first = await startTestGateway(folder)
    const { headers } = await first.client.operator(testPassword)
    await first.close()
    const second = await startTestGateway(folder)
    const rules = await second.client.send('GET', '/ops/registration-rules', { headers })
    expect(rules.status).toBe(200)
    await second.close()
  })
})

describe('missing build', () => {
  it('a gateway without a build of the portal fails to start and recommends npm run build', async () => {
    const buildFolder = join(folder.buildFolder, 'nowhere')
    await expect(startTestGateway({ ...folder, buildFolder })).rejects.toThrow(/npm run build/)
  })
})

describe('running gateway', () => {
  it('a gateway with personas writes SMS codes to a file in the data folder, and only the owner of the file can read the file', async () => {
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

  it('demonstration accounts exist only with personas', async () => {
    const plain = await startTestGateway(folder)
    expect((await plain.client.login('ana', 'portico-ana-1')).body.success).toBe(false)
    await plain.close()
    const demo = await startTestGateway(folder, { personas: true })
    expect((await demo.client.login('ana', 'portico-ana-1')).body.success).toBe(true)
    await demo.close()
  })
})
