import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type GatewayProcess, runGateway } from './testing/gatewayProcess.ts'
import { createTestClient } from './testing/testClient.ts'
import { createTestFolder, testPassword } from './testing/testGateway.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
const processes: GatewayProcess[] = []

beforeEach(async () => {
  folder = await createTestFolder()
})
afterEach(async () => {
  for (const { child, exitCode } of processes.splice(0)) {
    child.kill('SIGKILL')
    await exitCode
  }
  await folder.remove()
})

const environment = () => ({
  PORT: '0',
  PORTICO_DATA: folder.dataFolder,
  PORTICO_BUILD: folder.buildFolder,
  PORTICO_OPERATOR_PASSWORD: testPassword,
})
const start = (env: Record<string, string> = {}, args: string[] = [], input?: string) => {
  const gateway = runGateway({ ...environment(), ...env }, args, input)
  processes.push(gateway)
  return gateway
}

// Long timeout: on a busy machine, starting real processes is slow.
describe('gateway process', { timeout: 60_000 }, () => {
  it("the first start prints the URLs, the data folder and, once, the operator's password", async () => {
    const first = start({ PORTICO_OPERATOR_PASSWORD: '' })
    const url = await first.ready
    // The gateway prints `localhost`, since browsers allow passkeys on `localhost`, but not on an
    // IP address.
    const address = url.replace('127.0.0.1', 'localhost')
    expect(first.stdout()).toContain(`Operator  ${address}/operator.html\n`)
    expect(first.stdout()).toContain(`Data      ${folder.dataFolder}\n`)
    const password = /^ {2}(\S+-\S+)$/m.exec(first.stdout())?.[1] ?? ''
    expect((await createTestClient(url).operator(password)).answer.status).toBe(200)
    first.child.kill('SIGTERM')
    expect(await first.exitCode).toBe(0)
    expect(first.stderr()).not.toContain(password)
    const second = start({ PORTICO_OPERATOR_PASSWORD: '' })
    await second.ready
    expect(second.stdout()).not.toContain('password')
  })

  it('the gateway stops on SIGINT without logging an error', async () => {
    const gateway = start()
    await gateway.ready
    gateway.child.kill('SIGINT')
    expect(await gateway.exitCode).toBe(0)
    const events = gateway
      .stderr()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).event)
    expect(events).toEqual(['started', 'stopping', 'stopped'])
  })

  it('the gateway exits with advice when its port is in use', async () => {
    const { port } = new URL(await start().ready)
    const second = start({ PORT: port, PORTICO_DATA: `${folder.dataFolder}-2` })
    expect(await second.exitCode).toBe(1)
    expect(second.stderr()).toContain(`Port ${port} on 127.0.0.1 is in use.`)
  })

  it('the gateway exits with advice when another gateway uses its data folder', async () => {
    await start().ready
    const second = start()
    expect(await second.exitCode).toBe(1)
    expect(second.stderr()).toContain('Another gateway is running on')
  })

  it('the gateway exits with 2 and lists the invalid environment variables', async () => {
    const gateway = start({ PORT: 'eighty', PORTICO_LOG: 'loud' })
    expect(await gateway.exitCode).toBe(2)
    expect(gateway.stderr()).toContain('PORT must be a whole number from 0 to 65535')
    expect(gateway.stderr()).toContain('PORTICO_LOG must be one of')
    expect(gateway.stderr()).not.toContain('at ')
  })

  it('--help prints the commands and environment variables, and an unknown command exits with 2', async () => {
    const help = start({}, ['--help'])
    expect(await help.exitCode).toBe(0)
    expect(help.stdout()).toContain('operator-password')
    expect(help.stdout()).toContain('PORTICO_TRUSTED_PROXIES')
    const typo = start({}, ['sevre'])
    expect(await typo.exitCode).toBe(2)
    expect(typo.stderr()).toContain('There is no command "sevre"')
  })

  it('the operator-password command sets the password of a running gateway', async () => {
    const client = createTestClient(await start().ready)
    const env = { PORTICO_OPERATOR_PASSWORD: '' }
    const command = start(env, ['operator-password'], 'typed-horse-battery\n')
    expect(await command.exitCode).toBe(0)
    expect((await client.operator(testPassword)).answer.status).toBe(401)
    expect((await client.operator('typed-horse-battery')).answer.status).toBe(200)
    expect(command.stdout() + command.stderr()).not.toContain('typed-horse-battery')
    const short = start(env, ['operator-password'], 'short\n')
    expect(await short.exitCode).toBe(2)
  })
})
