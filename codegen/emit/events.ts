import type { EventPlan, SocketPlan } from '../contract/planContract.ts'
import { importPath, type Layout } from '../layout.ts'

/** Emits the table of events with audience and version. */
export function emitEvents(events: EventPlan[], socket: SocketPlan | undefined): string {
  const rows = events.map(
    ({ name, audience, version }) =>
      `  ${JSON.stringify(name)}: { audience: ${JSON.stringify(audience)}, version: ${version} },`,
  )
  return `import type { webhooks } from './paths.ts'

/** Where the socket is opened, on the page's own origin. */
export const socketPath = ${JSON.stringify(socket?.path ?? '')}

/** What is known of an event before it comes. */
export type EventMark = {
  /** Who hears it: everybody, or the member whom it concerns. */
  audience: 'everybody' | 'member'
  /** The version of its data that this build was made for. */
  version: number
}

export const events = {
${rows.join('\n')}
} as const satisfies Record<string, EventMark>

/** An event of the contract: a webhook's name. */
export type EventName = keyof typeof events

type Json<Hook> = Hook extends {
  post: { requestBody: { content: { 'application/json': infer Data } } }
}
  ? Data
  : never

/** What an event carries. */
export type EventData<Name extends EventName> = Json<webhooks[Name]>
`
}

/** Emits valid data of every event. */
export function emitSampleEvents(samples: Map<string, unknown>, { client, mocks }: Layout): string {
  const rows = [...samples].map(
    ([name, data]) => `  ${JSON.stringify(name)}: ${JSON.stringify(data)},`,
  )
  return `import type { EventData, EventName } from '${importPath(mocks, client)}/events.ts'

/** Per event: data that keeps the contract. */
export const sampleEvents: { [Name in EventName]: EventData<Name> } = {
${rows.join('\n')}
}
`
}
