import { describe, expect, it } from 'vitest'
import { type Moment, openingTime, popupPlace } from './popupPlace.ts'

/** Somebody has just come, and looks. */
const untouched: Moment = {
  timeSinceHydration: 200,
  isPageUsed: false,
  isVisible: true,
  isDialogOpen: false,
  isGameShown: false,
  isFormInUse: false,
}

const cases: readonly [string, Partial<Moment>, ReturnType<typeof popupPlace>][] = [
  ['open before somebody who has just come', {}, 'open'],
  ['open until the last moment', { timeSinceHydration: openingTime }, 'open'],
  ['wait when they come later', { timeSinceHydration: openingTime + 1 }, 'bell'],
  ['wait after a press, a key or a scroll', { isPageUsed: true }, 'bell'],
  ['wait while nobody looks', { isVisible: false }, 'bell'],
  ['wait under a dialog', { isDialogOpen: true }, 'bell'],
  ['wait beside a game', { isGameShown: true }, 'bell'],
  ['wait while somebody fills in a form', { isFormInUse: true }, 'bell'],
]

describe('[ANN-10] the announcements', () => {
  it.each(cases)('%s', (_, change, place) => {
    expect(popupPlace({ ...untouched, ...change })).toBe(place)
  })
})
