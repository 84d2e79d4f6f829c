/** What owners are told of how their account is entered (LOGIN-30, LOGIN-31). */
import { maskAddress } from '../members/maskedContact.ts'
import { describeBrowser } from '../members/userAgent.ts'
import { type AccountNotice, accountNotice } from './changeAndTell.ts'

export const authenticatorOn = accountNotice(
  'authenticatorOn',
  { pt: 'Aplicativo autenticador ativado', en: 'Authenticator app turned on' },
  {
    pt: 'Sua conta agora pede um código do aplicativo autenticador ao entrar. Guarde os códigos de recuperação: só com eles você entra sem o aplicativo.',
    en: 'Your account now asks for a code of your authenticator app at log-in. Keep the recovery codes: they are the only way in without the app.',
  },
)

export const authenticatorOff = accountNotice(
  'authenticatorOff',
  { pt: 'Aplicativo autenticador desativado', en: 'Authenticator app turned off' },
  {
    pt: 'Sua conta não pede mais o código do aplicativo autenticador, e os códigos de recuperação deixaram de valer.',
    en: 'Your account no longer asks for a code of the authenticator app, and its recovery codes are good no more.',
  },
)

export const recoveryCodesRenewed = accountNotice(
  'recoveryCodesRenewed',
  { pt: 'Novos códigos de recuperação', en: 'New recovery codes' },
  {
    pt: 'Foram criados novos códigos de recuperação para a sua conta. Os anteriores deixaram de valer.',
    en: 'New recovery codes were made for your account. The ones before are good no more.',
  },
)

export const recoveryCodeUsed = accountNotice(
  'recoveryCodeUsed',
  { pt: 'Login com código de recuperação', en: 'Log-in with a recovery code' },
  {
    pt: 'Alguém entrou na sua conta com a sua senha e um dos códigos de recuperação. Esse código não vale mais; em Segurança você vê quantos restam.',
    en: 'Somebody logged in to your account with your password and one of your recovery codes. That code is good no more; Security shows how many are left.',
  },
)

export const addressCheckOn = accountNotice(
  'addressCheckOn',
  { pt: 'Verificação de novos endereços IP ativada', en: 'Check of new addresses turned on' },
  {
    pt: 'Quem entrar na sua conta a partir de um endereço IP novo agora precisa provar que é você.',
    en: 'Whoever logs in to your account from a new address now has to prove that it is you.',
  },
)

export const addressCheckOff = accountNotice(
  'addressCheckOff',
  { pt: 'Verificação de novos endereços IP desativada', en: 'Check of new addresses turned off' },
  {
    pt: 'Logins a partir de endereços IP novos não pedem mais uma segunda confirmação.',
    en: 'Log-ins from new addresses no longer ask for a second proof.',
  },
)

/** A log-in with a browser that the account was never entered with. */
export function newDevice({ ip, userAgent }: { ip: string; userAgent: string }): AccountNotice {
  const { browser, system } = describeBrowser(userAgent)
  const network = maskAddress(ip)
  return accountNotice(
    'newDevice',
    { pt: 'Login em um novo dispositivo', en: 'Log-in on a new device' },
    {
      pt: `Sua conta foi acessada em um dispositivo que ainda não tinha usado.\n\nNavegador: ${browser || 'desconhecido'}\nSistema: ${system || 'desconhecido'}\nEndereço IP: ${network || 'desconhecido'}`,
      en: `Your account was entered on a device that it had not been used on before.\n\nBrowser: ${browser || 'unknown'}\nSystem: ${system || 'unknown'}\nIP address: ${network || 'unknown'}`,
    },
  )
}
