/** The frames of the socket as texts. */

import { events } from '../../../src/api/gen/events.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { checkClientFrame } from '../../../src/api/gen/socketValidators.js'
import type { AddressedEvent } from './audience.ts'

type ServerFrame = components['schemas']['ServerFrame']
export type ClientFrame = components['schemas']['ClientFrame']
export type RejectionCode = components['schemas']['RefusedFrame']['code']

/** The version of the frames that is spoken here. */
export const protocol = 1

/** What a page may send at most, in bytes. */
export const longestFrame = 1024

const encoder = new TextEncoder()

export const frame = (content: ServerFrame): string => JSON.stringify(content)

/**
 * An event without its sequence, which is the connection's own: written once, however many hear it.
 * @param at milliseconds since 1970.
 */
export function eventBody({ name, data }: AddressedEvent, at: number): string {
  const { version } = events[name]
  const rest = { at: new Date(at).toISOString(), event: name, version, data }
  return JSON.stringify(rest).slice(1)
}

/** The frame of an event for one connection. */
export const eventFrame = (sequence: number, body: string): string =>
  `{"type":"event","sequence":${sequence},${body}`

/** The frame of the contract that a page sent, or the rejection of an invalid one. */
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
  // The contract's own check has just passed it.
  return { frame: value as ClientFrame }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A greeting of another version, whatever else it holds. */
function speaksAnother(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const greeting: { type?: unknown; protocol?: unknown } = value
  const { type, protocol: spoken } = greeting
  return type === 'hello' && Number.isInteger(spoken) && spoken !== protocol
}
