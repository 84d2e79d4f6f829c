import { describe, expect, it } from 'vitest'
import { demandedPause, isHeldPress } from './inputRules.ts'

/** Stub of a window other than the game's; the tested code only compares windows. */
const windowNamed = (name: string) => ({ name }) as unknown as Window
const portal = windowNamed('portal')
const game = { parent: portal }
const pause = { portico: 'pause' }

describe('messages to a game', () => {
  it('the portal pauses and resumes a game', () => {
    expect(demandedPause({ source: portal, data: pause }, game)).toBe(true)
    expect(demandedPause({ source: portal, data: { portico: 'resume' } }, game)).toBe(false)
  })

  it.each([
    ['another window', windowNamed('advertisement')],
    ['no window', null],
  ])('a forged message of %s neither pauses nor resumes a game', (_, source) => {
    for (const portico of ['pause', 'resume']) {
      expect(demandedPause({ source, data: { portico } }, game)).toBeUndefined()
    }
  })

  it('a game in its own window ignores all messages, even those that it sends itself', () => {
    const alone = Object.assign(windowNamed('game'), { parent: undefined as unknown })
    alone.parent = alone
    expect(demandedPause({ source: alone, data: pause }, alone)).toBeUndefined()
  })

  it.each(['pause', null, 7, ['pause'], {}, { portico: 'bet', stake: 500 }, { portico: true }])(
    'a game ignores the message %j of the portal',
    (data) => {
      expect(demandedPause({ source: portal, data }, game)).toBeUndefined()
    },
  )
})

it('a held space or Enter key plays one round', () => {
  for (const key of [' ', 'Enter']) {
    expect(isHeldPress({ key, repeat: true })).toBe(true)
    expect(isHeldPress({ key, repeat: false })).toBe(false)
  }
  expect(isHeldPress({ key: 'ArrowRight', repeat: true })).toBe(false)
})
