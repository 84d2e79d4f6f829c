/** WebSocket of the contract on the client: its URL and its frames. */
import { type EventData, type EventName, events, socketPath } from './gen/events.ts'
import type { components } from './gen/paths.ts'
import { checkServerFrame, eventValidators } from './gen/socketValidators.js'

export type ServerFrame = components['schemas']['ServerFrame']
export type ClientFrame = components['schemas']['ClientFrame']

/** Version of the frames that this build supports. */
export const socketProtocol = 1

/** Opens a WebSocket to the origin of the page. */
export function openSocket(): WebSocket {
  // `WebSocket` is looked up at each call, because a mock server may have replaced it.
  return new globalThis.WebSocket(
    `${globalThis.location.origin.replace(/^http/, 'ws')}${socketPath}`,
  )
}

export const clientFrame = (frame: ClientFrame): string => JSON.stringify(frame)

/** An event in the form that subscribers receive. */
export type SocketEvent = {
  [Name in EventName]: {
    name: Name
    /** Undefined for a version or a shape that this build does not support. */
    data: EventData<Name> | undefined
  }
}[EventName]

/**
 * Description of a message that breaks the contract, for a report without the message's content.
 */
export type SocketProblem = { what: string; path: string; reason: string }

/** Result of parsing a message. `nothing` means a frame type that this build does not support. */
export type Read =
  | { kind: 'frame'; frame: ServerFrame }
  | { kind: 'nothing' }
  | { kind: 'broken'; problem: SocketProblem }

const types: Record<ServerFrame['type'], true> = {
  welcome: true,
  event: true,
  beat: true,
  gap: true,
  leaving: true,
  refused: true,
}

export function readServerFrame(message: unknown): Read {
  let frame: unknown
  try {
    frame = JSON.parse(String(message))
  } catch {
    return { kind: 'broken', problem: { what: 'frame', path: '', reason: 'is no JSON' } }
  }
  // The value may be anything: the property is checked before it is used.
  const { type } = (frame ?? {}) as { type?: unknown }
  if (typeof type === 'string' && !Object.hasOwn(types, type)) return { kind: 'nothing' }
  const [violation] = checkServerFrame(frame) ?? []
  if (violation) return { kind: 'broken', problem: { what: 'frame', ...violation } }
  // The cast is safe: `checkServerFrame` has accepted the frame.
  return { kind: 'frame', frame: frame as ServerFrame }
}

/**
 * Parses the event of a frame.
 * @returns undefined for a name that this build does not support.
 */
export function readEvent({
  event,
  version,
  data,
}: Pick<Extract<ServerFrame, { type: 'event' }>, 'event' | 'version' | 'data'>):
  | { event: SocketEvent; problem?: SocketProblem }
  | undefined {
  if (!Object.hasOwn(events, event)) return undefined
  // The cast is safe: `events` contains this name.
  const name = event as EventName
  if (version !== events[name].version) return { event: { name, data: undefined } }
  const [violation] = eventValidators[name](data) ?? []
  if (violation) {
    return { event: { name, data: undefined }, problem: { what: name, ...violation } }
  }
  // Name and data belong together, because the validator of this name has accepted the data. The
  // compiler cannot infer this from a table of all names.
  return { event: { name, data } as unknown as SocketEvent }
}
