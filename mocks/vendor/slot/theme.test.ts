import { expect, it } from 'vitest'
import { catalogue } from '../../content/games/catalogue.ts'
import { machineOf, machines } from '../../rules/slot/machines.ts'
import { picturesOf, symbolNames } from './theme.ts'

it('[PLAY-01] the best-paying picture of a slot is the motif of its tile', () => {
  for (const game of catalogue.games({ gameType: 'RNG' })) {
    expect(picturesOf(game.motif, machineOf(game).mechanic)[0]).toBe(game.motif)
  }
})

it('[PLAY-01] no two symbols of a slot have the same name', () => {
  for (const machine of machines) {
    for (const motif of ['clover', 'seven', 'fruit', 'plane', 'coins']) {
      const names = Object.values(symbolNames(motif, machine))
      expect(new Set(names).size).toBe(names.length)
      expect(names.every((name) => /^[A-Za-z0-9]{1,32}$/.test(name))).toBe(true)
    }
  }
})
