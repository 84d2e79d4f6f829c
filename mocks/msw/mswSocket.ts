import { ws } from 'msw'
import type { WebSocketHandler } from 'msw/ws'
import type { SocketHub } from '../../platform/server/socket/hub.ts'
import { socketPath } from '../../src/api/gen/events.ts'
import type { ScenarioSwitch } from '../scenarios/scenarios.ts'

/** Address of callers in a browser or a test on this machine. */
const address = '127.0.0.1'

/** WebSocket of the contract, connected to the hub; closed while the scenario is `offline`. */
export function mswSocket(hub: SocketHub, scenarios: ScenarioSwitch): WebSocketHandler {
  const link = ws.link(`*${socketPath}`)
  const isOffline = () => scenarios.state().scenario === 'offline'
  const handler = link.addEventListener('connection', ({ client }) => {
    if (isOffline()) {
      client.close()
      return
    }
    const line = hub.accept(
      {
        send: (text) => client.send(text),
        countWaitingBytes: () => 0,
        close: (code, reason) => client.close(code, reason),
      },
      address,
    )
    client.addEventListener('message', ({ data }) => line.receive(data))
    client.addEventListener('close', () => line.end())
  })
  scenarios.subscribe(() => {
    if (isOffline()) for (const client of link.clients) client.close()
    // The new scenario may change the data of open pages.
    else hub.contextReplaced()
  })
  return handler
}
