import { expect, it } from 'vitest'
import { gameMessageOf } from './GameFrame.tsx'

// Stand-in for a window: only its identity matters.
const aWindow = (name: string) => ({ name }) as Window
const game = aWindow('game')
const frame = { contentWindow: game }
const origin = 'https://play.example'
const said = (data: unknown, from: Window | null = game, at = origin) =>
  gameMessageOf({ data, source: from, origin: at }, frame, origin)

it("gameMessageOf reads messages of the game's frame", () => {
  expect(said({ portico: 'ready' })).toBe('ready')
  expect(said({ portico: 'leave' })).toBe('leave')
})

it('gameMessageOf ignores messages of other windows and origins', () => {
  const message = { portico: 'leave' }
  expect(said(message, aWindow('other'))).toBeUndefined()
  expect(said(message, null)).toBeUndefined()
  expect(said(message, game, 'https://evil.example')).toBeUndefined()
  expect(said(message, game, 'null')).toBeUndefined()
  expect(gameMessageOf({ data: message, source: game, origin }, null, origin)).toBeUndefined()
})

it('gameMessageOf ignores unknown messages', () => {
  for (const data of ['leave', null, 7, {}, { portico: 'buy' }, { portico: 'leave', amount: 1 }]) {
    expect(said(data)).toBeUndefined()
  }
})
