import { expect, it } from 'vitest'
import { parseSelectionId } from '../../../../src/lib/sports/selections.ts'
import type { OddsConsent } from '../../../../src/lib/sports/slip.ts'
import type { BookView } from '../bookFixtures.ts'
import { createSlip, type SlipItem, type SlipState, sumSlip } from './slip.ts'

const stakes = { minimum: 100, maximum: 50_000 }

/** View of two matches, `m-1` and `m-2`, with the given result odds. */
const viewOf = (odds: readonly number[]): BookView => ({
  now: 0,
  leagues: {},
  fixtures: ['m-1', 'm-2'].map((id) => ({
    id,
    leagueId: 'bra',
    home: 'Flamengo',
    away: 'Palmeiras',
    kicksOffAt: 1,
    endsAt: 2,
    status: 'SCHEDULED',
    goals: [],
    markets: [{ kind: 'RESULT', status: 'ACTIVE', odds }],
  })),
})

function item(id: string, stake = ''): SlipItem {
  const selection = parseSelectionId(id)
  if (!selection) throw new Error(`No selection has the id ${id}`)
  return { id, selection, home: 'Flamengo', away: 'Palmeiras', accepted: 205, stake }
}

const [first, second] = ['m-1:RESULT:HOME', 'm-2:RESULT:HOME'] as const
const multiple = (stake: string): SlipState => ({
  kind: 'MULTIPLE',
  stake,
  items: [item(first), item(second)],
})

const sum = (
  state: SlipState,
  { odds = 205, consent = 'NONE' }: { odds?: number; consent?: OddsConsent } = {},
) => sumSlip(state, { view: viewOf([odds, 370, 342]), consent, stakes })

it('[PLAY-11] the possible return of a multiple is the stake times the product of the odds, rounded down', () => {
  const sums = sum(multiple('10,00'))
  expect(sums).toMatchObject({ totalOdds: 420, totalStake: 1_000, possibleReturn: 4_202 })
  expect(sums.stakes).toMatchObject([{ stake: 1_000 }])
})

it('singles without a stake stay on the slip and are not placed', () => {
  const items = [item(first, '5'), item(second)]
  const sums = sum({ kind: 'SINGLES', stake: '', items })
  expect(sums.stakes).toMatchObject([{ id: first, stake: 500 }])
  expect(sums.possibleReturn).toBe(1_025)
})

it.each(['', '0,50', 'abc', '10,05', '9999999'])(
  'a slip with the invalid stake "%s" is not placed',
  (stake) => {
    expect(sum(multiple(stake)).stakes).toBeUndefined()
  },
)

it.each([
  ['NONE', 206, true],
  ['BETTER', 206, false],
  ['BETTER', 204, true],
  ['ANY', 204, false],
] as const)(
  'with the consent %s, a move of the odds from 205 to %i hundredths needs a confirmation: %j',
  (consent, odds, isAsked) => {
    const sums = sum(multiple('10,00'), { consent, odds })
    expect(sums.needsConsent).toBe(isAsked)
    expect(sums.items[0]).toMatchObject({ hasMoved: true, accepted: 205, odds })
  },
)

it('two selections of one match cannot be a multiple', () => {
  const items = [item(first), item('m-1:RESULT:DRAW')]
  const sums = sum({ kind: 'MULTIPLE', stake: '10,00', items })
  expect(sums).toMatchObject({ canMultiply: false, stakes: undefined })
})

it('a selection that is no longer offered keeps its accepted odds and cannot be placed', () => {
  const sums = sum({ kind: 'SINGLES', stake: '', items: [item('m-9:RESULT:HOME', '5')] })
  expect(sums.items[0]).toMatchObject({ odds: 205, price: { state: 'CLOSED' } })
  expect(sums.isAvailable).toBe(false)
})

/**
 * Creates the slip of a reloaded page.
 * @param storedNote note that the page stored before the reload.
 */
function reload(storedNote: string, { placed = [] }: { placed?: readonly string[] } = {}) {
  let listener = (_: string) => {}
  let note = storedNote
  const memory = {
    onRead(read: typeof listener) {
      listener = read
    },
    write(text: string) {
      note = text
    },
  }
  const slip = createSlip(memory, (id) => placed.includes(id))
  return { slip, note: () => note, read: () => listener(storedNote) }
}

const stored = JSON.stringify(multiple('10,00'))
const priced = (id: string) => {
  const { selection, home, away, accepted: odds } = item(id)
  const [fixture] = viewOf([odds]).fixtures
  if (!fixture) throw new Error('The book has no match')
  return { selection, fixture: { ...fixture, home, away }, odds }
}

it('[PLAY-11] the slip keeps its accepted odds over a reload, so that it marks prices that moved since', () => {
  const { slip, read } = reload(stored)
  read()
  expect(slip.state).toEqual(multiple('10,00'))
  const view = { ...viewOf([210, 370, 342]), fixtures: viewOf([210, 370, 342]).fixtures.slice(1) }
  const { items } = sumSlip(slip.state, { view, consent: 'NONE', stakes })
  expect(items[0]).toMatchObject({ odds: 205, price: { state: 'CLOSED' } })
  expect(items[1]).toMatchObject({ hasMoved: true, needsConsent: true, accepted: 205, odds: 210 })
})

it('a selection that is added before the stored note arrives joins the selections of the note', () => {
  const { slip, read, note } = reload(stored)
  slip.toggle(priced('m-2:RESULT:DRAW'))
  read()
  expect(slip.state.items.map(({ id }) => id)).toEqual([first, second, 'm-2:RESULT:DRAW'])
  // Two selections of one match cannot be combined in a multiple.
  expect(slip.state.kind).toBe('SINGLES')
  expect(JSON.parse(note())).toEqual(slip.state)
})

it('a selection whose bet was placed before the reload is not on the slip again', () => {
  const { slip, read } = reload(stored, { placed: [first] })
  read()
  expect(slip.state).toMatchObject({ kind: 'SINGLES', items: [{ id: second }] })
})

it.each(['', 'null', '{}', '[]', '{"items":[{"id":"m-1:GONE:HOME"}],"kind":"SINGLES","stake":""}'])(
  'the note %s of an older page leaves the slip empty',
  (note) => {
    const { slip, read } = reload(note)
    read()
    expect(slip.state.items).toEqual([])
  },
)
