/**
 * How many codes are sent in a day of the market (ERR-08); each costs money. Strangers and the
 * owner of an account are counted apart, and each purpose apart, so that nobody uses up the codes
 * of somebody else.
 */
import { subscriberOf } from '../../../../src/lib/subscriber.ts'
import { counterId } from '../../base/attempts/attempts.ts'
import type { Context } from '../../base/context/context.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import { dayLength, startOfDay } from '../../base/time/marketTime.ts'
import type { CodeTarget } from './smsCodes.ts'

/**
 * Many players share one address behind a mobile network, so an address may ask for more than a
 * number gets.
 */
const mostPerDay = { receiver: 20, addressAndReceiver: 10, address: 100, device: 20, owner: 60 }

/**
 * Who asks for a code: a stranger, by the address if it is known, or the owner of an account, by
 * the known device if the call comes from one.
 */
export type CodeAsker =
  | { ip?: string | undefined }
  | { memberId: string; deviceId?: string | undefined }

/** Codes of these purposes go to a number or address that nobody has proven to be theirs yet. */
const bindingPurposes = ['phone', 'email']

async function countersOf(target: CodeTarget, asker: CodeAsker) {
  const isMail = 'email' in target
  // A purpose of one member's has the member's id after it.
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
 * Takes one code from each quota of today that it counts for, or from none when one of them is used
 * up. Exact, however many ask at once and from whichever process.
 * @returns whether the code may be sent.
 */
export async function takeFromQuota(
  { store, now }: Pick<Context, 'store' | 'now'>,
  target: CodeTarget,
  asker: CodeAsker,
): Promise<boolean> {
  const counters = await countersOf(target, asker)
  // All transactions lock counters in one order.
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
