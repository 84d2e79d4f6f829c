import { describe, expect, it } from 'vitest'
import { type Launcher, launchStep } from './launchStep.ts'

const game = { nodeId: '100184', title: 'Jade Tiger' }
const start = { way: 'start', game } as const
const trial = { way: 'start', game: { ...game, freeTrial: true } } as const
const everybody: Launcher[] = ['visitor', 'trial', 'member']

describe('who launches a game', () => {
  it('[GAME-26] gets it with a full account', () => {
    expect(launchStep(start, 'member')).toEqual({
      step: 'show',
      modal: { name: 'game', nodeId: '100184', title: 'Jade Tiger' },
    })
  })

  it('[GAME-25, ERR-27] is asked to log in as a visitor, and gets it then', () => {
    expect(launchStep(start, 'visitor')).toEqual({
      step: 'login',
      next: '/seamless?nodeId=100184',
    })
  })

  it('[GAME-35, ERR-30] is told as a trial member that a real account is needed', () => {
    expect(launchStep(start, 'trial')).toEqual({ step: 'show', modal: { name: 'realAccount' } })
  })

  it('[GAME-36] gets a free trial, whoever it is', () => {
    for (const launcher of everybody) {
      expect(launchStep(trial, launcher)).toMatchObject({
        modal: { name: 'game', freeTrial: true },
      })
    }
  })
})

describe('who launches what is no game', () => {
  it('sees a vendor’s games and a list page whoever it is', () => {
    const list = { vassalage: 'PG', vendorName: 'Palma Games', gameType: 'RNG' } as const
    for (const launcher of everybody) {
      expect(launchStep({ way: 'gameList', ...list }, launcher)).toEqual({
        step: 'show',
        modal: { name: 'gameList', ...list },
      })
      const page = { way: 'page', path: '/rng?vassalage=PG', needsSession: false } as const
      expect(launchStep(page, launcher)).toEqual({ step: 'go', path: '/rng?vassalage=PG' })
    }
  })

  it('is asked to log in for a lottery as a visitor, and goes there then', () => {
    const page = { way: 'page', path: '/lottery?gameCode=QUINA', needsSession: true } as const
    expect(launchStep(page, 'visitor')).toEqual({ step: 'login', next: page.path })
    expect(launchStep(page, 'trial')).toEqual({ step: 'go', path: page.path })
  })
})
