import { findSocket, listEvents } from 'contract-mocks/events'
import { readContract } from 'contract-mocks/readContract'
import { describe, expect, it } from 'vitest'
import { sampleEvents } from '../../mocks/gen/events.ts'
import { type EventName, events } from '../../src/api/gen/events.ts'
import {
  checkClientFrame,
  checkServerFrame,
  eventValidators,
} from '../../src/api/gen/socketValidators.js'
import { portalContract } from '../support/portalProject.ts'

// `Object.keys` returns strings; these are the keys of the object's type.
const names = Object.keys(events) as EventName[]

describe('events of the contract', () => {
  it.each(names)('the sample data of %s is valid, and so is a frame that carries it', (name) => {
    const data = sampleEvents[name]
    expect(eventValidators[name](data)).toBeNull()
    const at = '2026-11-21T12:00:00Z'
    const { version } = events[name]
    expect(
      checkServerFrame({ type: 'event', sequence: 1, at, event: name, version, data }),
    ).toBeNull()
  })

  it.each(names)('%s is invalid with a property that the contract does not define', (name) => {
    expect(eventValidators[name]({ ...sampleEvents[name], surprise: 1 })).toEqual([
      { path: '/surprise', reason: 'is not known here' },
    ])
  })
})

describe('socket frames', () => {
  it.each([
    { type: 'hello', protocol: 1 },
    { type: 'hello', protocol: 1, token: 'abc' },
    { type: 'token', token: null },
    { type: 'token', token: 'abc' },
  ])('the frame %j from a page is valid', (frame) => {
    expect(checkClientFrame(frame)).toBeNull()
  })

  it.each([
    [{ type: 'hello' }, '/protocol must be present'],
    [{ type: 'hello', protocol: 2 }, '/protocol must be 1'],
    [{ type: 'token' }, '/token must be present'],
    [{ type: 'shout' }, '/type must be one of "hello" or "token"'],
    ['hello', ' must be of type object'],
  ])('the frame %j from a page is invalid', (frame, reason) => {
    const [first] = checkClientFrame(frame) ?? []
    expect(`${first?.path} ${first?.reason}`).toContain(reason.split(' or ')[0])
  })

  it('a frame from the server with an unknown type or a negative sequence is invalid', () => {
    expect(checkServerFrame({ type: 'shout' })).not.toBeNull()
    expect(checkServerFrame({ type: 'beat', sequence: -1 })).not.toBeNull()
  })
})

describe('webhooks of the contract', () => {
  it('[ROOT-16] the webhooks of the contract are the thirteen socket events, each with its audience', async () => {
    const contract = await readContract(portalContract)
    const heard = listEvents(contract).map(({ name, audience }) => `${name} ${audience}`)
    expect(heard).toEqual([
      'balanceChanged member',
      'messageReceived member',
      'announcementPublished everybody',
      'contractOffered member',
      'contractEnded member',
      'settlementMade member',
      'withdrawalDisbursed member',
      'identityChanged member',
      'sessionEnded member',
      'statusChanged everybody',
      'registrationRulesChanged everybody',
      'winPosted everybody',
      'sportsChanged everybody',
    ])
    expect(findSocket(contract)?.path).toBe('/wps/ws')
  })
})
