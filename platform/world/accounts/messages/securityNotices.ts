/** What an owner is told once a password, a phone or an e-mail address of the account has changed. */
import { type AccountNotice, accountNotice } from './changeAndTell.ts'

/** Whoever set the password is in; its owner gets back by what is bound. */
const passwordNotYours = {
  pt: 'Não foi você? Use "Esqueceu a senha?" na tela de login para criar outra senha e fale com o atendimento.',
  en: 'Was it not you? Use "Forgot your password?" at the log-in to set another one, and talk to customer service.',
}

/** @param isFirst true where the account had no password. */
export function passwordNotice(isFirst: boolean): AccountNotice {
  const words = isFirst
    ? { pt: 'Uma senha foi criada para a sua conta.', en: 'A password was set for your account.' }
    : { pt: 'A senha da sua conta foi trocada.', en: 'The password of your account was changed.' }
  return {
    purpose: 'passwordChanged',
    title: isFirst
      ? { pt: 'Sua senha foi criada', en: 'Your password was set' }
      : { pt: 'Sua senha foi trocada', en: 'Your password was changed' },
    body: {
      pt: `${words.pt} Os outros aparelhos saíram da conta.\n\n${passwordNotYours.pt}`,
      en: `${words.en} Other devices were logged out.\n\n${passwordNotYours.en}`,
    },
  }
}

/** @param isFirst true where the account had no transaction password. */
export const paymentPasswordNotice = (isFirst: boolean): AccountNotice =>
  isFirst
    ? accountNotice(
        'paymentPasswordChanged',
        {
          pt: 'Sua senha de transação foi criada',
          en: 'Your transaction password was set',
        },
        {
          pt: 'A partir de agora, ela confirma cada saída de dinheiro da sua carteira.',
          en: 'From now on it confirms every time money leaves your wallet.',
        },
      )
    : accountNotice(
        'paymentPasswordChanged',
        {
          pt: 'Sua senha de transação foi trocada',
          en: 'Your transaction password was changed',
        },
        {
          pt: 'A senha de transação anterior não vale mais.',
          en: 'The transaction password of before is not valid any more.',
        },
      )

type ContactKind = 'phone' | 'email'

const names = {
  phone: { pt: 'celular', en: 'mobile number' },
  email: { pt: 'e-mail', en: 'e-mail address' },
}

/**
 * What is told of a phone or an e-mail address that is now bound.
 * @param now the new one, in part.
 * @param before the one that it replaces, in part; undefined where there was none.
 */
export function contactNotice(
  kind: ContactKind,
  now: string,
  before: string | undefined,
): AccountNotice {
  const { pt, en } = names[kind]
  const purpose = `${kind}Changed`
  return before === undefined
    ? accountNotice(
        purpose,
        { pt: `Um ${pt} foi vinculado à sua conta`, en: `Your account has a new ${en}` },
        {
          pt: `O ${pt} da sua conta agora é ${now}.`,
          en: `The ${en} of your account is ${now} now.`,
        },
      )
    : accountNotice(
        purpose,
        { pt: `O ${pt} da sua conta foi trocado`, en: `The ${en} of your account was changed` },
        {
          pt: `O ${pt} da sua conta era ${before} e agora é ${now}.`,
          en: `The ${en} of your account was ${before} and is ${now} now.`,
        },
      )
}
