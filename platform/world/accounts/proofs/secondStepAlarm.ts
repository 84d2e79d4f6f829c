/** What an account's owner is told when somebody fails the second step again and again. */
import type { MemberRow } from '../../base/collections/collections.ts'
import type { World } from '../../base/world/world.ts'
import { accountNotice, changeAndTell } from '../messages/changeAndTell.ts'

const alarm = accountNotice(
  'secondStepAlarm',
  { pt: 'Tentativas de entrar na sua conta', en: 'Attempts to log in to your account' },
  {
    pt: 'Alguém com a sua senha errou várias vezes a segunda etapa do login, e novas tentativas agora precisam esperar.',
    en: 'Somebody who has your password has failed the second step of the log-in several times, and further attempts now have to wait.',
  },
)

/** Tells the owner, in the inbox and by e-mail where one is bound. */
export async function warnOwner(
  world: Pick<World, 'store' | 'now' | 'randomBytes' | 'providers' | 'background'>,
  { id, email }: Pick<MemberRow, 'id' | 'email'>,
): Promise<void> {
  await changeAndTell(world, { id, email }, alarm, () => Promise.resolve(true))
}
