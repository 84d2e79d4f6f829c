import { logInOperator } from '../../support/operatorClient.ts'
import { operatorPassword } from '../../support/runningGateway.ts'
import { residentMemory } from './processCost.ts'
import { type GatewayProcess, startScript } from './processes.ts'

export const socketCount = 1000

/**
 * Cost of open sockets for a new gateway, and the delay from a publication until the last socket
 * receives it.
 */
export async function measureSockets(gateway: GatewayProcess) {
  const operator = await logInOperator(gateway.url, operatorPassword)
  // Warm-up: the first publication and the first sockets load code that later ones use.
  await operator.publish((draft) => ({ ...draft, note: 'first' }))
  const few = await startScript('manySockets.ts', [gateway.url, '50'])
  await few.nextLine()
  const before = await residentMemory(gateway.pid)
  const many = await startScript('manySockets.ts', [gateway.url, String(socketCount)])
  await many.nextLine()
  const after = await residentMemory(gateway.pid)
  const begun = Date.now()
  await operator.publish((draft) => ({ ...draft, note: 'second' }))
  const answered = Date.now()
  const last = Number(await many.nextLine())
  await Promise.all([few.stop(), many.stop()])
  return {
    memory: ((after - before) * 1024) / socketCount,
    publication: answered - begun,
    lastReceipt: last - begun,
  }
}
