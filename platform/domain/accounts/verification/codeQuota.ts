/**
 * Daily quotas of verification codes (ERR-08), since each sent code costs money. Owners of accounts
 * and anonymous callers have separate quotas, so that nobody can use up another person's codes.
 * Each purpose also has its own quota.
 */
import { subscriberOf } from '../../../../src/lib/subscriber.ts'
import { counterId } from '../../base/attempts/attempts.ts'
import type { Context } from '../../base/context/context.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import type { CodeTarget } from './smsCodes.ts'

/**
 * Maximum number of codes per day. Mobile networks put many players behind one IP address, so an IP
 * address has a higher quota than a receiver.
 */
const mostPerDay = { receiver: 20, addressAndReceiver: 10, address: 100, device: 20, owner: 60 }

/**
 * Requester of a code: an anonymous caller with an IP address, or the owner of an account with a
 * device. `ip` and `deviceId` are undefined if they are unknown.
 */
export type CodeAsker =
  | { ip?: string | undefined }
  | { memberId: string; deviceId?: string | undefined }

/**
 * Purposes whose codes go to a phone number or e-mail address that the member has not confirmed
 * yet.
 */
const bindingPurposes = ['phone', 'email']

async function countersOf(target: CodeTarget, asker: CodeAsker) {
  const isMail = 'email' in target
  // The purpose of a member's code has the member's id as a suffix.
  const purpose = target.purpose.split('/')[0] ?? ''
  const receiver = isMail ? target.email.toLowerCase() : target.dialingCode + target.number
  const counter = async (kind: keyof typeof mostPerDay, ...subject: string[]) => ({
    id: await counterId(`code-${kind}`, [purpose, ...subject].join('\n')),
    most: mostPerDay[kind],
  })
  if ('memberId' in asker) {
    const { memberId, deviceId = '' } = asker
    const channel = isMail ? 'mail' : 'sms'
    const own = [
      await counter('device', channel, memberId, deviceId),
      await counter('owner', channel, memberId),
    ]
    return bindingPurposes.includes(purpose) ? [...own, await counter('receiver', receiver)] : own
  }
  const { ip } = asker
  if (ip === undefined) return [await counter('receiver', receiver)]
  return [
    await counter('receiver', receiver),
    await counter('addressAndReceiver', subscriberOf(ip), receiver),
    await counter('address', subscriberOf(ip)),
  ]
}

/**
 * Counts one code in each applicable quota of today, or in none if one of them is used up. Exact
 * for concurrent requests of any number of processes.
 * @returns true if the code may be sent.
 */
export async function takeFromQuota(
  { store, now }: Pick<Context, 'store' | 'now'>,
  target: CodeTarget,
  asker: CodeAsker,
): Promise<boolean> {
  const counters = await countersOf(target, asker)
  // All transactions lock the counters in this order, to avoid deadlocks.
  counters.sort((one, other) => (one.id < other.id ? -1 : 1))
  return againIfTaken(() =>
    store.transaction(async ({ rateWindows }) => {
      const at = now()
      const counts: { id: string; count: number }[] = []
      for (const { id, most } of counters) {
        const row = await rateWindows.get(id)
        const sent = row && row.expiresAt > at ? row.count : 0
        if (sent >= most) return false
        counts.push({ id, count: sent + 1 })
      }
      const expiresAt = startOfDay(at) + dayLength
      for (const { id, count } of counts) {
        if (await rateWindows.update(id, { count, expiresAt })) continue
        await rateWindows.insert({ id, count, expiresAt })
      }
      return true
    }),
  )
}
