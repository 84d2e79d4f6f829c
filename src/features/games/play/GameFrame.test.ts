import { expect, it } from 'vitest'
import { gameMessageOf } from './GameFrame.tsx'

// Stands in for a window. Tests compare windows by identity only.
const aWindow = (name: string) => ({ name }) as Window
const game = aWindow('game')
const frame = { contentWindow: game }
const origin = 'https://play.example'
const readMessage = (data: unknown, from: Window | null = game, at = origin) =>
  gameMessageOf({ data, source: from, origin: at }, frame, origin)

it("gameMessageOf reads messages of the game's frame", () => {
  expect(readMessage({ portico: 'ready' })).toEqual({ portico: 'ready' })
  expect(readMessage({ portico: 'leave' })).toEqual({ portico: 'leave' })
  const note = { portico: 'note', note: '[]' }
  expect(readMessage(note)).toEqual(note)
})

it('gameMessageOf ignores messages from other windows and other origins', () => {
  const message = { portico: 'leave' }
  expect(readMessage(message, aWindow('other'))).toBeUndefined()
  expect(readMessage(message, null)).toBeUndefined()
  expect(readMessage(message, game, 'https://evil.example')).toBeUndefined()
  expect(readMessage(message, game, 'null')).toBeUndefined()
  expect(gameMessageOf({ data: message, source: game, origin }, null, origin)).toBeUndefined()
})

it('gameMessageOf ignores unknown messages', () => {
  for (const data of [
    'leave',
    null,
    7,
    {},
    { portico: 'buy' },
    { portico: 'leave', amount: 1 },
    { portico: 'note', note: 'x'.repeat(8_001) },
  ]) {
    expect(readMessage(data)).toBeUndefined()
  }
})
