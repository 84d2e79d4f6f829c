/** The socket of the contract as the page sees it: where it is, and what comes on it. */
import { type EventData, type EventName, events, socketPath } from './gen/events.ts'
import type { components } from './gen/paths.ts'
import { checkServerFrame, eventValidators } from './gen/socketValidators.js'

export type ServerFrame = components['schemas']['ServerFrame']
export type ClientFrame = components['schemas']['ClientFrame']

/** The version of the frames that this build speaks. */
export const socketProtocol = 1

/** Opens a connection to the origin of the page. */
export function openSocket(): WebSocket {
  // Looked up now: a mock server may have replaced the global.
  return new globalThis.WebSocket(
    `${globalThis.location.origin.replace(/^http/, 'ws')}${socketPath}`,
  )
}

export const clientFrame = (frame: ClientFrame): string => JSON.stringify(frame)

/** An event as it is handed on. */
export type SocketEvent = {
  [Name in EventName]: {
    name: Name
    /** Undefined when it is of a version or a shape that this build does not know. */
    data: EventData<Name> | undefined
  }
}[EventName]

/** How something that came breaks the contract: for a report, without what it held. */
export type SocketProblem = { what: string; path: string; reason: string }

/** What came on the socket. `nothing` is a type that this build does not know. */
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

/** Reads a message of the server, whatever it is. */
export function readServerFrame(message: unknown): Read {
  let frame: unknown
  try {
    frame = JSON.parse(String(message))
  } catch {
    return { kind: 'broken', problem: { what: 'frame', path: '', reason: 'is no JSON' } }
  }
  // Whatever came: the property is looked at before it is used.
  const { type } = (frame ?? {}) as { type?: unknown }
  if (typeof type === 'string' && !Object.hasOwn(types, type)) return { kind: 'nothing' }
  const [violation] = checkServerFrame(frame) ?? []
  if (violation) return { kind: 'broken', problem: { what: 'frame', ...violation } }
  // The contract's own check has just passed it.
  return { kind: 'frame', frame: frame as ServerFrame }
}

/**
 * Reads the event that a frame carries.
 * @returns undefined for a name that this build does not know.
 */
export function readEvent({
  event,
  version,
  data,
}: Pick<Extract<ServerFrame, { type: 'event' }>, 'event' | 'version' | 'data'>):
  | { event: SocketEvent; problem?: SocketProblem }
  | undefined {
  if (!Object.hasOwn(events, event)) return undefined
  // It is one of the table's own names, as was just seen.
  const name = event as EventName
  if (version !== events[name].version) return { event: { name, data: undefined } }
  const [violation] = eventValidators[name](data) ?? []
  if (violation) {
    return { event: { name, data: undefined }, problem: { what: name, ...violation } }
  }
  // Name and data belong together: the check of this very name has passed it, which the compiler
  // cannot follow through a table of all names.
  return { event: { name, data } as unknown as SocketEvent }
}
