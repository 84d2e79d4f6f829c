import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GatewayProcess, runGateway } from './testing/gatewayProcess.ts'
import { createTestClient, newPlayer } from './testing/testClient.ts'
import { createTestFolder } from './testing/testGateway.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
const processes: GatewayProcess[] = []
beforeAll(async () => {
  folder = await createTestFolder()
})
afterAll(async () => {
  for (const { child, exitCode } of processes) {
    child.kill('SIGKILL')
    await exitCode
  }
  await folder.remove()
})

const start = () => {
  const gateway = runGateway({
    PORT: '0',
    PORTICO_DATA: folder.dataFolder,
    PORTICO_BUILD: folder.buildFolder,
  })
  processes.push(gateway)
  return gateway
}

// The only test of the default run that starts a real process. The other process tests are in
// `*.process.full.test.ts`.
it('an acknowledged registration survives a kill of the gateway, and the gateway exits with 0 on SIGTERM', {
  timeout: 60_000,
}, async () => {
  const first = start()
  const client = createTestClient(await first.ready)
  const answer = await client.register(newPlayer({ username: 'gilda99' }))
  first.child.kill('SIGKILL')
  expect(answer.body.success).toBe(true)
  expect(await first.exitCode).toBeNull()
  const second = start()
  const again = createTestClient(await second.ready)
  expect((await again.login('gilda99', 'Gavea2026')).body.success).toBe(true)
  second.child.kill('SIGTERM')
  expect(await second.exitCode).toBe(0)
})
