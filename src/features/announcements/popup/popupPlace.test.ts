import { describe, expect, it } from 'vitest'
import { type Moment, openingTime, popupPlace } from './popupPlace.ts'

/** A visitor who has just arrived and has done nothing yet. */
const arrival: Moment = {
  timeSinceHydration: 200,
  isFirstPage: true,
  isPageUsed: false,
  isVisible: true,
  isDialogOpen: false,
  isGameShown: false,
  isFormInUse: false,
}

const cases: readonly [string, Partial<Moment>, ReturnType<typeof popupPlace>][] = [
  ['the announcements open for a visitor who has just arrived', {}, 'open'],
  [
    'the announcements open until the end of the opening time',
    { timeSinceHydration: openingTime },
    'open',
  ],
  [
    'the announcements wait after the opening time',
    { timeSinceHydration: openingTime + 1 },
    'bell',
  ],
  ['the announcements wait on a later page of a visit', { isFirstPage: false }, 'bell'],
  ['the announcements wait on a page that was used', { isPageUsed: true }, 'bell'],
  ['the announcements wait in a hidden tab', { isVisible: false }, 'bell'],
  ['the announcements wait while a dialog is open', { isDialogOpen: true }, 'bell'],
  ['the announcements wait while a game is shown', { isGameShown: true }, 'bell'],
  ['the announcements wait while a form is in use', { isFormInUse: true }, 'bell'],
]

describe('[ANN-10] popupPlace', () => {
  it.each(cases)('%s', (_, change, place) => {
    expect(popupPlace({ ...arrival, ...change })).toBe(place)
  })
})
