/** What owners are told of their passkeys. */
import { type AccountNotice, accountNotice } from '../messages/changeAndTell.ts'

/** @param name what the owner calls the passkey. */
export const passkeyAdded = (name: string): AccountNotice =>
  accountNotice(
    'passkeyAdded',
    { pt: 'Nova chave de acesso na sua conta', en: 'New passkey on your account' },
    {
      pt: `A chave de acesso “${name}” foi adicionada. Com ela se entra na sua conta sem senha.`,
      en: `The passkey “${name}” was added. It opens your account without a password.`,
    },
  )

export const passkeyRemoved = (name: string): AccountNotice =>
  accountNotice(
    'passkeyRemoved',
    { pt: 'Chave de acesso removida da sua conta', en: 'Passkey removed from your account' },
    {
      pt: `A chave de acesso “${name}” foi removida e não abre mais a sua conta.`,
      en: `The passkey “${name}” was removed and no longer opens your account.`,
    },
  )

export const passkeyCopied = (name: string): AccountNotice =>
  accountNotice(
    'passkeyCopied',
    { pt: 'Uma chave de acesso foi recusada', en: 'A passkey was refused' },
    {
      pt: `Alguém tentou entrar com a chave de acesso “${name}”, mas ela pode ter sido copiada, e recusamos. Remova essa chave em Segurança e crie outra.`,
      en: `Somebody tried to log in with the passkey “${name}”, which may have been copied, so we refused it. Remove it under Security and create another one.`,
    },
  )
