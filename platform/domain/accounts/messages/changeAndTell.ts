/** Changes of an account that its owner has to hear of, in the inbox and by e-mail. */
import type { MemberRow, WorldTables } from '../../base/collections/collections.ts'
import { sendMail } from '../../base/context/outgoing.ts'
import type { World } from '../../base/context/world.ts'
import type { Announce } from '../../base/storage/events.ts'
import { languageOf, message, type Texts, textIn } from '../../base/texts/texts.ts'
import { settingsOf } from '../account/memberSettings.ts'
import { sendMessage } from './messages.ts'

/** What the owner is told. */
export type AccountNotice = {
  /** Names the e-mail in a developer's outbox. */
  purpose: string
  /** At most 200 characters in each language; the e-mail's subject, too. */
  title: Texts
  /** Plain text in each language; an empty line parts paragraphs. */
  body: Texts
}

/** A notice that ends with what to do if it was somebody else. */
export const accountNotice = (purpose: string, title: Texts, body: Texts): AccountNotice => ({
  purpose,
  title,
  body: message('notices.account', { body }),
})

type Teller = Pick<World, 'store' | 'now' | 'randomBytes' | 'providers' | 'background'>
type Owner = Pick<MemberRow, 'id' | 'email'>

/** E-mails a notice to an owner who has an address. No call waits for it. */
async function mailNotice(
  world: Teller,
  { id, email }: Owner,
  { purpose, title, body }: AccountNotice,
): Promise<void> {
  if (email === null || !world.providers.mail) return
  const { language } = await settingsOf(world.store, id)
  const words = languageOf(language ?? undefined)
  const text = textIn(message('notices.mail', { body }), words)
  sendMail(world, { to: email, subject: textIn(title, words), text, purpose, sentAt: world.now() })
}

/**
 * Changes an account in one transaction with the message that tells its owner, and e-mails them
 * once it is done.
 * @param owner as before the change, so that a new e-mail address is told to the old one.
 * @param change returns undefined where it has changed nothing; nobody is told then.
 */
export async function changeAndTell<Result>(
  world: Teller,
  owner: Owner,
  notice: AccountNotice,
  change: (tables: WorldTables, announce: Announce) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const result = await world.store.transaction(async (tables, announce) => {
    const changed = await change(tables, announce)
    if (changed === undefined) return undefined
    const { title, body } = notice
    await sendMessage(world, tables, announce, { memberId: owner.id, kind: 'SYSTEM', title, body })
    return changed
  })
  if (result !== undefined) await mailNotice(world, owner, notice)
  return result
}
