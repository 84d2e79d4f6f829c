/** Sms and e-mails with a code. */
import { message, type TextLanguage, textIn } from './texts.ts'

type Mail = { subject: string; text: string }

/** A code to type in. */
export function codeMail(language: TextLanguage, code: string, minutes: number): Mail {
  return {
    subject: textIn(message('codes.mail.subject', { code }), language),
    text: textIn(message('codes.mail.text', { code, minutes }), language),
  }
}

/** A code to type in, in one sms: 160 characters of a text without accents. */
export const codeSms = (language: TextLanguage, code: string, minutes: number): string =>
  textIn(message('codes.sms', { code, minutes }), language)

/** A password for one login. */
export function temporaryPasswordMail(
  language: TextLanguage,
  values: { username: string; password: string; minutes: number },
): Mail {
  return {
    subject: textIn(message('codes.temporaryPassword.subject'), language),
    text: textIn(message('codes.temporaryPassword.text', values), language),
  }
}
