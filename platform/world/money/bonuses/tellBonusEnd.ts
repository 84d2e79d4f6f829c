import { type MessageTables, sendMessage } from '../../accounts/messages/messages.ts'
import type { BonusRow, WorldTables } from '../../base/collections/collections.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import type { World } from '../../base/world/world.ts'
import { moneyText } from '../cashier/moneyText.ts'

type Tables = MessageTables & Pick<WorldTables, 'settings'>
type Ended = Pick<BonusRow, 'memberId' | 'title' | 'balance'>

/**
 * Tells a member in their inbox that a bonus was wagered, or that it has expired. @param bonus as it
 * was before: `balance` is what moved at its end.
 */
export async function tellBonusEnd(
  world: Pick<World, 'now' | 'randomBytes'>,
  tables: Tables,
  announce: Announce,
  { memberId, title, balance }: Ended,
  status: 'COMPLETED' | 'EXPIRED',
): Promise<void> {
  const { market } = await readPlatform(tables)
  const money = moneyText(balance, market.currency)
  const message =
    status === 'COMPLETED'
      ? {
          title: { pt: 'Seu bônus virou dinheiro real', en: 'Your bonus is real money now' },
          body: {
            pt: `Você cumpriu o rollover de "${title.pt}": ${money.pt} já estão na sua carteira principal.`,
            en: `You have wagered "${title.en}": ${money.en} is in your main wallet.`,
          },
        }
      : {
          title: { pt: 'Seu bônus expirou', en: 'Your bonus has expired' },
          body: {
            pt: `O prazo de "${title.pt}" terminou, e o saldo de ${money.pt} do bônus foi encerrado. Seu dinheiro real continua com você.`,
            en: `The time of "${title.en}" is up, and its balance of ${money.en} is gone. Your real money is untouched.`,
          },
        }
  await sendMessage(world, tables, announce, { memberId, kind: 'MONEY', ...message })
}
