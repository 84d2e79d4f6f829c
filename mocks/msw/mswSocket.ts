import { ws } from 'msw'
import type { WebSocketHandler } from 'msw/ws'
import type { SocketHub } from '../../platform/server/socket/hub.ts'
import { socketPath } from '../../src/api/gen/events.ts'
import type { ScenarioSwitch } from '../scenarios/scenarios.ts'

/** IP address of callers: a browser or a test on this machine. */
const address = '127.0.0.1'

/**
 * Connects the WebSocket of the contract to the hub. The WebSocket is closed while the scenario is
 * `offline`.
 */
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
    // Open pages must fetch their data again, because the new scenario may change it.
    else hub.contextReplaced()
  })
  return handler
}
