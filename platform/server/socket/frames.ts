/** Serializes and parses the frames of the socket. */

import { events } from '../../../src/api/gen/events.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { checkClientFrame } from '../../../src/api/gen/socketValidators.js'
import type { AddressedEvent } from './audience.ts'

type ServerFrame = components['schemas']['ServerFrame']
export type ClientFrame = components['schemas']['ClientFrame']
export type RejectionCode = components['schemas']['RefusedFrame']['code']

/** Protocol version of the frames. */
export const protocol = 1

/** Maximum size of a frame from a page, in bytes. */
export const longestFrame = 1024

const encoder = new TextEncoder()

export const frame = (content: ServerFrame): string => JSON.stringify(content)

/**
 * Body of an event without the sequence number of a connection, so that it is serialized once for
 * all connections.
 * @param at milliseconds since 1970.
 */
export function eventBody({ name, data }: AddressedEvent, at: number): string {
  const { version } = events[name]
  const rest = { at: new Date(at).toISOString(), event: name, version, data }
  return JSON.stringify(rest).slice(1)
}

export const eventFrame = (sequence: number, body: string): string =>
  `{"type":"event","sequence":${sequence},${body}`

/** Frame that a page sent, or the rejection of an invalid one. */
export function readClientFrame(
  data: unknown,
): { frame: ClientFrame } | { rejection: RejectionCode } {
  if (typeof data !== 'string') return { rejection: 'FRAME_INVALID' }
  if (data.length > longestFrame || encoder.encode(data).length > longestFrame) {
    return { rejection: 'FRAME_TOO_LARGE' }
  }
  const value = parse(data)
  if (speaksAnother(value)) return { rejection: 'PROTOCOL_UNKNOWN' }
  if (checkClientFrame(value) !== null) return { rejection: 'FRAME_INVALID' }
  // The contract's validator has just accepted the value.
  return { frame: value as ClientFrame }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** True for a greeting of another protocol version, regardless of its other fields. */
function speaksAnother(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const greeting: { type?: unknown; protocol?: unknown } = value
  const { type, protocol: spoken } = greeting
  return type === 'hello' && Number.isInteger(spoken) && spoken !== protocol
}
