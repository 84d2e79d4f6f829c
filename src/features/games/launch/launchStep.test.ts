import { describe, expect, it } from 'vitest'
import { type Launcher, launchStep } from './launchStep.ts'

const game = { nodeId: '100184', title: 'Jade Tiger' }
const start = { way: 'start', game } as const
const trial = { way: 'start', game: { ...game, freeTrial: true } } as const
const everybody: Launcher[] = ['visitor', 'trial', 'member']

describe('launchStep of a game', () => {
  it('[GAME-26] launchStep opens the game for a member', () => {
    expect(launchStep(start, 'member')).toEqual({
      step: 'show',
      modal: { name: 'game', nodeId: '100184', title: 'Jade Tiger' },
    })
  })

  it('[GAME-25, ERR-27] launchStep asks a visitor to log in and leads to the game after the login', () => {
    expect(launchStep(start, 'visitor')).toEqual({
      step: 'login',
      next: '/seamless?nodeId=100184',
    })
  })

  it('launchStep opens a sports book at the given match; a visitor has to log in first', () => {
    const atMatch = { way: 'start', game: { ...game, target: 'bra-1' } } as const
    const next = '/seamless?nodeId=100184&target=bra-1'
    expect(launchStep(atMatch, 'visitor')).toEqual({ step: 'login', next })
    expect(launchStep(atMatch, 'member')).toMatchObject({ modal: { target: 'bra-1' } })
  })

  it('[GAME-35, ERR-30] launchStep shows a trial member the dialog for registering a real account', () => {
    expect(launchStep(start, 'trial')).toEqual({ step: 'show', modal: { name: 'realAccount' } })
  })

  it('[GAME-36] a free trial is open to visitors, trial members and members', () => {
    for (const launcher of everybody) {
      expect(launchStep(trial, launcher)).toMatchObject({
        modal: { name: 'game', freeTrial: true },
      })
    }
  })
})

describe('launchStep of a list or a page', () => {
  it('a vendor’s game list and a list page are open to visitors, trial members and members', () => {
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

  it('a lottery page asks a visitor to log in and opens after the login', () => {
    const page = { way: 'page', path: '/lottery?gameCode=QUINA', needsSession: true } as const
    expect(launchStep(page, 'visitor')).toEqual({ step: 'login', next: page.path })
    expect(launchStep(page, 'trial')).toEqual({ step: 'go', path: page.path })
  })
})
