import { describe, expect, it } from 'vitest'
import { sampleEvents } from '../../mocks/gen/events.ts'
import { type EventName, events } from '../../src/api/gen/events.ts'
import {
  checkClientFrame,
  checkServerFrame,
  eventValidators,
} from '../../src/api/gen/socketValidators.js'

// Object.keys loses the key type of an object that has exactly these keys.
const names = Object.keys(events) as EventName[]

describe('every event of the contract', () => {
  it.each(names)('%s has data that keeps its schema, and a frame that carries it', (name) => {
    const data = sampleEvents[name]
    expect(eventValidators[name](data)).toBeNull()
    const at = '2026-11-21T12:00:00Z'
    const { version } = events[name]
    expect(
      checkServerFrame({ type: 'event', sequence: 1, at, event: name, version, data }),
    ).toBeNull()
  })

  it.each(names)('%s is refused with a property that the contract does not know', (name) => {
    expect(eventValidators[name]({ ...sampleEvents[name], surprise: 1 })).toEqual([
      { path: '/surprise', reason: 'is not known here' },
    ])
  })
})

describe('the frames of the socket', () => {
  it.each([
    { type: 'hello', protocol: 1 },
    { type: 'hello', protocol: 1, token: 'abc' },
    { type: 'token', token: null },
    { type: 'token', token: 'abc' },
  ])('may be %j from a page', (frame) => {
    expect(checkClientFrame(frame)).toBeNull()
  })

  it.each([
    [{ type: 'hello' }, '/protocol must be present'],
    [{ type: 'hello', protocol: 2 }, '/protocol must be 1'],
    [{ type: 'token' }, '/token must be present'],
    [{ type: 'shout' }, '/type must be one of "hello" or "token"'],
    ['hello', ' must be of type object'],
  ])('may not be %j from a page', (frame, reason) => {
    const [first] = checkClientFrame(frame) ?? []
    expect(`${first?.path} ${first?.reason}`).toContain(reason.split(' or ')[0])
  })

  it('may be of no other type from a server', () => {
    expect(checkServerFrame({ type: 'shout' })).not.toBeNull()
    expect(checkServerFrame({ type: 'beat', sequence: -1 })).not.toBeNull()
  })
})
