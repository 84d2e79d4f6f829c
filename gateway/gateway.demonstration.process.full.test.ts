import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gatewaySource } from '../scripts/products/gatewayProgram.ts'
import { runGateway } from './testing/gatewayProcess.ts'
import { createTestFolder } from './testing/testGateway.ts'

const recorder = new URL('./testing/recordLoads.ts', import.meta.url).href
const mocks = new URL('../mocks/', import.meta.url).href

let folder: Awaited<ReturnType<typeof createTestFolder>>

beforeAll(async () => {
  folder = await createTestFolder()
})
afterAll(() => folder.remove())

/** Starts a gateway, makes one call, and stops it. */
async function runOnce(personas: '0' | '1') {
  const list = join(folder.buildFolder, '..', `modules-${personas}.txt`)
  const environment = {
    PORT: '0',
    PORTICO_DATA: join(folder.buildFolder, '..', `data-${personas}`),
    PORTICO_BUILD: folder.buildFolder,
    PORTICO_PERSONAS: personas,
    PORTICO_LOADED_MODULES: list,
    NODE_OPTIONS: `--import=${recorder}`,
  }
  const gateway = runGateway(environment, [], '', gatewaySource)
  const url = await gateway.ready
  const status = await fetch(`${url}/wps/system/status`)
  const { value }: { value: Record<string, unknown> } = await status.json()
  gateway.child.kill('SIGTERM')
  expect(await gateway.exitCode).toBe(0)
  const loaded = (await readFile(list, 'utf8')).split('\n')
  return {
    stdout: gateway.stdout(),
    value,
    loadsItself: loaded.includes(new URL('./gateway.ts', import.meta.url).href),
    ofMocks: loaded.filter((one) => one.startsWith(mocks)).map((one) => fileURLToPath(one)),
  }
}

describe('loading of the demonstration data', () => {
  it('a gateway without personas loads no file of mocks/ and names no demonstration account', async () => {
    const { stdout, value, loadsItself, ofMocks } = await runOnce('0')
    expect(loadsItself).toBe(true)
    expect(ofMocks).toEqual([])
    expect(value).not.toHaveProperty('demonstrationAccounts')
    expect(stdout).not.toContain('portico-ana-1')
    expect(stdout).toContain('is not set: PORTICO_SMS_URL, PORTICO_SMTP_URL.')
  })

  it('a gateway with personas loads files of mocks/ and lists the demonstration accounts in the terminal and in its system status', async () => {
    const { stdout, value, ofMocks } = await runOnce('1')
    expect(ofMocks.length).toBeGreaterThan(20)
    expect(stdout).toContain('This is a demonstration')
    expect(stdout).not.toContain('PORTICO_SMS_URL')
    expect(stdout).toContain('ana  portico-ana-1')
    const ana = { kind: 'MEMBER', username: 'ana', password: 'portico-ana-1' }
    expect(value.demonstrationAccounts).toContainEqual(ana)
  })
})
