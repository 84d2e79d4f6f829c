import { message, type TextLanguage, textIn } from './texts.ts'

type Mail = { subject: string; text: string }

export function codeMail(language: TextLanguage, code: string, minutes: number): Mail {
  return {
    subject: textIn(message('codes.mail.subject', { code }), language),
    text: textIn(message('codes.mail.text', { code, minutes }), language),
  }
}

/**
 * Text of an SMS with a verification code. The text has at most 160 characters and no accents, so
 * that it fits into one SMS.
 */
export const codeSms = (language: TextLanguage, code: string, minutes: number): string =>
  textIn(message('codes.sms', { code, minutes }), language)

export function temporaryPasswordMail(
  language: TextLanguage,
  values: { username: string; password: string; minutes: number },
): Mail {
  return {
    subject: textIn(message('codes.temporaryPassword.subject'), language),
    text: textIn(message('codes.temporaryPassword.text', values), language),
  }
}
