/**
 * Daily quotas of sent codes (ERR-08), since each costs money. Requests of the owner and of others
 * have separate quotas, as does each purpose, so that nobody can use up another person's codes.
 */
import { subscriberOf } from '../../../../src/lib/subscriber.ts'
import { counterId } from '../../base/attempts/attempts.ts'
import type { Context } from '../../base/context/context.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import type { CodeTarget } from './smsCodes.ts'

/**
 * Mobile networks put many players behind one address, so an address has a higher quota than a
 * number.
 */
const mostPerDay = { receiver: 20, addressAndReceiver: 10, address: 100, device: 20, owner: 60 }

/**
 * Requester of a code: an anonymous caller, identified by the address if known; or the owner of an
 * account, identified by the known device if the call comes from one.
 */
export type CodeAsker =
  | { ip?: string | undefined }
  | { memberId: string; deviceId?: string | undefined }

/** Purposes whose codes go to a number or address that is not proven to be the member's yet. */
const bindingPurposes = ['phone', 'email']

async function countersOf(target: CodeTarget, asker: CodeAsker) {
  const isMail = 'email' in target
  // A member's purpose has the member's id as a suffix.
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
 * Takes one code from each applicable quota of today, or from none if one is used up. Exact for
 * concurrent requests of any number of processes.
 * @returns true if the code may be sent.
 */
export async function takeFromQuota(
  { store, now }: Pick<Context, 'store' | 'now'>,
  target: CodeTarget,
  asker: CodeAsker,
): Promise<boolean> {
  const counters = await countersOf(target, asker)
  // All transactions lock counters in this order.
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
