/** Messengers that accept a text in a link. */
export const messengers = ['WHATSAPP', 'TELEGRAM'] as const
export type Messenger = (typeof messengers)[number]

type Invitation = {
  /** Text of the message, without the link. */
  text: string
  /** Sign-up link for the receiver. */
  url: string
}

/** Link that opens a messenger with a prepared invitation. */
export function shareLink(messenger: Messenger, { text, url }: Invitation): string {
  if (messenger === 'WHATSAPP') {
    return `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`
  }
  return `https://t.me/share/url?${new URLSearchParams({ url, text })}`
}
