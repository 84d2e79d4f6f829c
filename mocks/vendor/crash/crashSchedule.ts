/**
 * Consecutive flights of a game. They depend only on the platform's secret and the time: every
 * gateway computes the same flights, and none is stored. Because the duration of flights varies,
 * the sequence restarts with each epoch, and a flight only starts if the longest possible flight
 * would end before the next epoch. Times are milliseconds since 1970.
 */

import type { components } from '../../../src/api/gen/paths.ts'
import type { RoundSecret } from '../../rules/sharedRounds.ts'
import { fairVersion, hashOfSeed } from '../fair/fairChance.ts'
import { serverSeedOf } from '../fair/serverSeed.ts'
import { highestMultiplier } from '../fair/winCap.ts'
import { crashOfSeeds, flightTime } from './crashRules.ts'

/** Time for betting before a flight, in milliseconds. */
export const bettingTime = 7_000
/** Time for which the result is shown, in milliseconds. */
const resultTime = 3_000
const epochLength = 6 * 3_600_000
/** Flight numbers reserved per epoch; an epoch has fewer flights. */
const numbersPerEpoch = 10_000
const longestFlight = bettingTime + flightTime(highestMultiplier) + resultTime

/** Game and secret that determine the flights. */
export type FlightSource = {
  secret: RoundSecret
  nodeId: string
  /** RTP in hundredths of a percent. */
  rtp: number
}

/** A flight. Its crash is computed before the take-off, and must stay secret until it happens. */
export type Flight = {
  number: number
  takesOffAt: number
  crashesAt: number
  endsAt: number
  /** Multiplier of the crash, in hundredths. */
  crashedAt: number
}

/** Seeds of a flight. Its client seed is public and the same for all players. */
async function seedsOfFlight({ secret, nodeId }: FlightSource, number: number) {
  const serverSeed = await serverSeedOf(secret, `crash/${nodeId}/${number}`)
  return { serverSeed, clientSeed: `flight-${nodeId}`, nonce: number }
}

/** Proof of a flight. @param isOver true reveals the server seed. */
export async function proofOfFlight(
  source: FlightSource,
  number: number,
  isOver: boolean,
): Promise<components['schemas']['FairProof']> {
  const { serverSeed, clientSeed, nonce } = await seedsOfFlight(source, number)
  const serverSeedHash = await hashOfSeed(serverSeed)
  const proof = { version: fairVersion, serverSeedHash, clientSeed, nonce }
  return isOver ? { ...proof, serverSeed } : proof
}

/** Multiplier at which a flight crashes, in hundredths. */
export const crashOfFlight = async (source: FlightSource, number: number): Promise<number> =>
  crashOfSeeds(await seedsOfFlight(source, number), source.rtp)

/** Number of flights computed together. */
const batchLength = 64
const mostBatches = 1_000
const batches = new Map<string, Promise<number[]>>()

/** Crash multipliers of 64 flights, computed once per secret, game and batch. */
function crashesFrom(source: FlightSource, fingerprint: string, first: number): Promise<number[]> {
  const key = `${fingerprint}/${source.rtp}/${first}`
  const known = batches.get(key)
  if (known) return known
  const numbers = Array.from({ length: batchLength }, (_, at) => first + at)
  const crashes = Promise.all(numbers.map((number) => crashOfFlight(source, number)))
  batches.set(key, crashes)
  for (const oldest of batches.keys()) {
    if (batches.size <= mostBatches) break
    batches.delete(oldest)
  }
  return crashes
}

function toFlight(number: number, takesOffAt: number, crashedAt: number): Flight {
  const crashesAt = takesOffAt + flightTime(crashedAt)
  return { number, takesOffAt, crashesAt, endsAt: crashesAt + resultTime, crashedAt }
}

/** Flights of an epoch that open by `until`, in order. */
async function flightsOfEpoch(
  source: FlightSource,
  epoch: number,
  until: number,
): Promise<Flight[]> {
  const end = (epoch + 1) * epochLength
  // The keys of the cache depend on the secret, because several platforms share the cache in tests.
  const fingerprint = (await seedsOfFlight(source, epoch * numbersPerEpoch)).serverSeed
  const flights: Flight[] = []
  let opensAt = epoch * epochLength
  let crashes: readonly number[] = []
  while (opensAt <= until && opensAt + longestFlight <= end) {
    const at = flights.length % batchLength
    const number = epoch * numbersPerEpoch + flights.length
    if (at === 0) crashes = await crashesFrom(source, fingerprint, number)
    const flight = toFlight(number, opensAt + bettingTime, crashes[at] ?? 100)
    flights.push(flight)
    opensAt = flight.endsAt
  }
  return flights
}

/** Current flight and the flights before it. */
export type Flights = {
  /** Flight of the current phase: open for betting, in the air, or just crashed. */
  current: Flight
  /** Flights that ended before the current one, newest first. */
  earlier: readonly Flight[]
}

/**
 * Flights at the time `now`.
 * @param count maximum number of earlier flights.
 */
export async function flightsAt(
  source: FlightSource,
  now: number,
  count: number,
): Promise<Flights> {
  const epoch = Math.floor(now / epochLength)
  const flights = await flightsOfEpoch(source, epoch, now)
  const last = flights.at(-1)
  const isLastOver = last === undefined || last.endsAt <= now
  // After the last flight of an epoch, betting opens for the first flight of the next epoch.
  const [first] = isLastOver
    ? await flightsOfEpoch(source, epoch + 1, (epoch + 1) * epochLength)
    : []
  const current = first ?? last
  if (!current) throw new RangeError(`No flight follows the time ${now}`)
  const ended = flights.filter(({ number }) => number !== current.number)
  const before =
    ended.length < count ? await flightsOfEpoch(source, epoch - 1, epoch * epochLength) : []
  const earlier = [...before, ...ended]
  return { current, earlier: earlier.slice(Math.max(0, earlier.length - count)).toReversed() }
}
