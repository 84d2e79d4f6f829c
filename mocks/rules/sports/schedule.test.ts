import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { leagues } from './leagues.ts'
import { type Fixture, fixturesListedAt } from './schedule.ts'

const hour = 3_600_000
const noon = Date.UTC(2026, 10, 29, 12)
const anyTime = fc.integer({ min: noon, max: noon + 48 * hour })
const run = { seed: 45, numRuns: propertyRuns(1_000, 200) }

const ofSport = (fixtures: readonly Fixture[], sport: Fixture['sport']) =>
  fixtures.filter((fixture) => fixture.sport === sport)
const isLive = (at: number) => (fixture: Fixture) => fixture.kicksOffAt <= at && at < fixture.endsAt
const isComing = (at: number, within: number) => (fixture: Fixture) =>
  fixture.kicksOffAt > at && fixture.kicksOffAt <= at + within

it('at every time some matches of both sports are live, and more are announced', () => {
  fc.assert(
    fc.property(anyTime, (at) => {
      const fixtures = fixturesListedAt(at)
      const football = ofSport(fixtures, 'FOOTBALL')
      const live = football.filter(isLive(at)).length
      expect(live).toBeGreaterThanOrEqual(3)
      expect(live).toBeLessThanOrEqual(6)
      const coming = football.filter(isComing(at, hour)).length
      expect(coming).toBeGreaterThanOrEqual(11)
      expect(coming).toBeLessThanOrEqual(15)
      const laterOn = football.filter(isComing(at, 48 * hour)).length - coming
      expect(laterOn).toBeGreaterThanOrEqual(2)
      const eFootball = ofSport(fixtures, 'EFOOTBALL')
      expect(eFootball.filter(isLive(at)).length).toBeGreaterThanOrEqual(2)
      expect(eFootball.filter(isComing(at, hour)).length).toBeGreaterThanOrEqual(8)
      // The contract limits the list to 50 matches.
      const listed = football.filter(({ endsAt }) => at < endsAt)
      expect(listed.length).toBeLessThanOrEqual(50)
    }),
    run,
  )
})

it('no football team plays twice at once or within a quarter of an hour', () => {
  fc.assert(
    fc.property(anyTime, (at) => {
      const teams = fixturesListedAt(at)
        .filter((fixture) => isLive(at)(fixture) || isComing(at, hour / 4)(fixture))
        .filter(({ sport }) => sport === 'FOOTBALL')
        .flatMap(({ home, away }) => [home, away])
      expect(new Set(teams).size).toBe(teams.length)
    }),
    run,
  )
})

it("no team plays in two leagues, and the number of a league's team pairs is a multiple of its matches per round", () => {
  const teams = leagues.flatMap((league) => league.teams.map(([name]) => name))
  expect(new Set(teams).size).toBe(teams.length)
  const odd = leagues.filter(({ teams: { length }, timetable }) => {
    const matches = timetable.kind === 'every' ? timetable.matches : 1
    return length % (2 * matches) !== 0
  })
  expect(odd).toEqual([])
})

it('match ids have the form of the contract, are unique, and contain the kick-off time in UTC', () => {
  const fixtures = fixturesListedAt(noon)
  expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length)
  for (const { id } of fixtures) expect(id).toMatch(/^[a-z0-9-]{1,40}$/)
  expect(fixtures.find(({ id }) => id === 'bra-202611291200-2')?.kicksOffAt).toBe(noon)
})

it('a match is listed unchanged from its announcement until an hour after its end', () => {
  for (const fixture of fixturesListedAt(noon)) {
    const { announcedAt, kicksOffAt, endsAt, id } = fixture
    const last = endsAt + hour - 1
    for (const at of [announcedAt, kicksOffAt - 1, kicksOffAt, endsAt, last]) {
      expect(fixturesListedAt(at).find((one) => one.id === id)).toEqual(fixture)
    }
    for (const at of [announcedAt - 1, last + 1]) {
      expect(fixturesListedAt(at).find((one) => one.id === id)).toBeUndefined()
    }
  }
})

it('within two days each team of a league that plays in rounds has home and away matches', () => {
  const fixtures = Array.from({ length: 48 }, (_, at) => fixturesListedAt(noon + at * hour)).flat()
  for (const { id, teams, timetable } of leagues) {
    if (timetable.kind === 'daily') continue
    const ofLeague = fixtures.filter(({ leagueId }) => leagueId === id)
    for (const side of ['home', 'away'] as const) {
      const names = new Set(ofLeague.map((fixture) => fixture[side]))
      expect([id, names.size]).toEqual([id, teams.length])
    }
  }
})
