import { playDaysKept } from './accounts/limits/playTime.ts'
import { pushDevicesKept } from './accounts/push/pushDevices.ts'
import { verdictsKept } from './accounts/registration/patternChecks.ts'
import { removeOldLoginDays } from './accounts/session/loginDays.ts'
import { removeOldLogins } from './accounts/session/loginHistory.ts'
import { formHoursKept } from './accounts/signUps/formReports.ts'
import { signUpDays } from './accounts/signUps/signUpShapes.ts'
import type { Context } from './base/context/context.ts'
import { dayLength } from './base/time/spans.ts'
import { removeOldFixtures } from './play/sports/oldFixtures.ts'

/**
 * Milliseconds for which the result of a request with an idempotency key is stored: a page may
 * repeat the request after sleeping for a day, and the clock may jump by another day.
 */
export const idempotencyLifetime = 3 * dayLength

/** Removes expired rows. @returns the number of removed rows. */
export async function removeExpired(context: Pick<Context, 'store' | 'now'>): Promise<number> {
  const { store } = context
  const now = context.now()
  const expired = { expiresAt: { below: now } }
  const removed = [
    await store.sessions.remove(expired),
    await store.operatorSessions.remove(expired),
    await store.captchas.remove(expired),
    await store.socialTickets.remove(expired),
    await store.smsCodes.remove(expired),
    await store.nonces.remove(expired),
    await store.rateWindows.remove(expired),
    await store.devices.remove(expired),
    await store.pushDevices.remove({ keptAt: { below: now - pushDevicesKept } }),
    await store.secondSteps.remove(expired),
    await store.passkeyChallenges.remove(expired),
    await store.playDays.remove({ day: { below: now - playDaysKept } }),
    await store.files.remove(expired),
    await store.fileContents.remove(expired),
    await store.gameLaunches.remove(expired),
    await store.dataExports.remove(expired),
    await store.dataExportParts.remove(expired),
    await store.launchBets.remove({ createdAt: { below: now - idempotencyLifetime } }),
    await store.bigWins.remove({ at: { below: now - dayLength } }),
    await store.idempotency.remove({ createdAt: { below: now - idempotencyLifetime } }),
    await store.signUpShapes.remove({ day: { below: now - (signUpDays + 1) * dayLength } }),
    await store.patternVerdicts.remove({ checkedAt: { below: now - verdictsKept } }),
    await store.formHours.remove({ hour: { below: now - formHoursKept } }),
    await removeOldLoginDays(store, now),
    await removeOldLogins(store, now),
    await removeOldFixtures(store, now),
  ]
  return removed.reduce((sum, count) => sum + count, 0)
}
