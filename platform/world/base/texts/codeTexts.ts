/** What the platform writes in sms and e-mails with a code, in the languages that it speaks. */
import type { TextLanguage } from './texts.ts'

type Words = { subject: string; text: string }

/** A code to type in. */
export function codeMail(language: TextLanguage, code: string, minutes: number): Words {
  const words: Record<TextLanguage, Words> = {
    pt: {
      subject: `${code} é o seu código`,
      text: `Olá!\n\nSeu código é ${code}. Ele vale por ${minutes} minutos.\n\nNão pediu código nenhum? Ignore este e-mail e não passe o código a ninguém.\n\nPortico`,
    },
    en: {
      subject: `${code} is your code`,
      text: `Hello!\n\nYour code is ${code}. It is good for ${minutes} minutes.\n\nYou did not ask for a code? Ignore this e-mail and tell nobody the code.\n\nPortico`,
    },
  }
  return words[language]
}

/** A code to type in, in one sms: 160 characters of a text without accents. */
export const codeSms = (language: TextLanguage, code: string, minutes: number): string =>
  ({
    pt: `Portico: ${code} e o seu codigo. Vale por ${minutes} minutos. Nao passe a ninguem.`,
    en: `Portico: ${code} is your code. It is good for ${minutes} minutes. Tell it to nobody.`,
  })[language]

/** A password for one login. */
export function temporaryPasswordMail(
  language: TextLanguage,
  { username, password, minutes }: { username: string; password: string; minutes: number },
): Words {
  const words: Record<TextLanguage, Words> = {
    pt: {
      subject: 'Sua senha provisória',
      text: `Olá, ${username}!\n\nSua senha provisória é ${password}. Ela vale por ${minutes} minutos e para um login só. Ao entrar, escolha uma senha nova.\n\nNão pediu uma senha? Ignore este e-mail: a sua continua valendo.\n\nPortico`,
    },
    en: {
      subject: 'Your temporary password',
      text: `Hello ${username}!\n\nYour temporary password is ${password}. It is good for ${minutes} minutes and for one login. Choose a new one once you are in.\n\nYou did not ask for a password? Ignore this e-mail: yours is still good.\n\nPortico`,
    },
  }
  return words[language]
}
