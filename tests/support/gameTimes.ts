/** Moves the clock of a gateway to rounds of the emulated games, so that tests do not wait. */

import type { Page } from '@playwright/test'
import { fairRtp } from '../../mocks/rules/fairVariant.ts'
import { storedSecret } from '../../mocks/rules/sharedRounds.ts'
import { bettingTime, flightsAt } from '../../mocks/vendor/crash/crashSchedule.ts'
import type { Game } from '../../platform/domain/base/content/game.ts'
import type { RunningGateway } from './runningGateway.ts'

/** Time of a gateway in milliseconds since 1970. */
export async function serverTime({ url }: RunningGateway): Promise<number> {
  const response = await fetch(`${url}/wps/system/status`)
  // The contract's response of this call.
  const { value } = (await response.json()) as { value: { serverTime: string } }
  return Date.parse(value.serverTime)
}

/**
 * Moves the gateway's clock to a time in milliseconds since 1970, rounded up to seconds after the
 * present.
 * @param page page whose fake clock is moved by the same time.
 */
export async function passTo(gateway: RunningGateway, time: number, page?: Page): Promise<void> {
  const seconds = Math.ceil((time - (await serverTime(gateway))) / 1000)
  if (seconds <= 0) return
  await gateway.passTime(seconds)
  await page?.clock.fastForward(seconds * 1000)
}

/** Number of consecutive short flights, for a page that opens too late for the first one. */
const flightsNeeded = 3

/**
 * Moves the gateway's clock to the start of betting on a flight of a crash game that ends soon, as
 * the following flights do, but pays a bet with the lowest target.
 */
export async function passToShortFlights(
  gateway: RunningGateway,
  { nodeId }: Pick<Game, 'nodeId'>,
): Promise<void> {
  const secret = await storedSecret({ get: async (id) => gateway.readSetting(id) })
  const source = { secret, nodeId, rtp: fairRtp(nodeId) }
  let short = 0
  let firstOpensAt = 0
  let at = await serverTime(gateway)
  while (short < flightsNeeded) {
    const { current } = await flightsAt(source, at, 0)
    const { crashedAt, takesOffAt, endsAt } = current
    const opensAt = takesOffAt - bettingTime
    const isShort = opensAt >= at && crashedAt > 101 && crashedAt < 200
    at = endsAt
    if (!isShort) {
      short = 0
      continue
    }
    if (short === 0) firstOpensAt = opensAt
    short += 1
  }
  await passTo(gateway, firstOpensAt)
}
