/** The messengers that take a text by a link of theirs. */
export const messengers = ['WHATSAPP', 'TELEGRAM'] as const
export type Messenger = (typeof messengers)[number]

type Invitation = {
  /** What the message says, without the link. */
  text: string
  /** Where its receiver signs up. */
  url: string
}

/** Opens a messenger with an invitation that is ready to be sent. */
export function shareLink(messenger: Messenger, { text, url }: Invitation): string {
  if (messenger === 'WHATSAPP') {
    return `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`
  }
  return `https://t.me/share/url?${new URLSearchParams({ url, text })}`
}
