import type { EventPlan, SocketPlan } from '../contract/planContract.ts'
import { importPath, type Layout } from '../layout.ts'

/** Emits the table of events with audience and version, and the path of the socket. */
export function emitEvents(events: EventPlan[], socket: SocketPlan | undefined): string {
  const rows = events.map(
    ({ name, audience, version }) =>
      `  ${JSON.stringify(name)}: { audience: ${JSON.stringify(audience)}, version: ${version} },`,
  )
  return `import type { webhooks } from './paths.ts'

/** Path of the socket on the page's origin. */
export const socketPath = ${JSON.stringify(socket?.path ?? '')}

/** Facts of an event besides its data. */
export type EventMark = {
  /** Receivers: everybody, or the member concerned. */
  audience: 'everybody' | 'member'
  /** Version of its data that this build supports. */
  version: number
}

export const events = {
${rows.join('\n')}
} as const satisfies Record<string, EventMark>

/** Name of an event: the name of a webhook of the contract. */
export type EventName = keyof typeof events

type Json<Hook> = Hook extends {
  post: { requestBody: { content: { 'application/json': infer Data } } }
}
  ? Data
  : never

/** Data of an event. */
export type EventData<Name extends EventName> = Json<webhooks[Name]>
`
}

export function emitSampleEvents(samples: Map<string, unknown>, { client, mocks }: Layout): string {
  const rows = [...samples].map(
    ([name, data]) => `  ${JSON.stringify(name)}: ${JSON.stringify(data)},`,
  )
  return `import type { EventData, EventName } from '${importPath(mocks, client)}/events.ts'

/** Valid data of each event. */
export const sampleEvents: { [Name in EventName]: EventData<Name> } = {
${rows.join('\n')}
}
`
}
