import { createElement } from './createElement.ts'
import { createListFiller, type Panel, type Section } from './section.ts'

const mostShown = 5

const clock = (time: number) => new Date(time).toISOString().slice(11, 19)

function createCodeList(label: string, whenEmpty: string) {
  const list = createElement('ul', { attributes: { 'aria-label': label } })
  const fill = createListFiller(list, (lines) =>
    lines.length > 0
      ? lines.map((line) => createElement('li', {}, line))
      : [createElement('li', { className: 'soft' }, whenEmpty)],
  )
  return { list, fill }
}

/**
 * Section with the messages sent through one channel.
 * @param linesOf returns one line per message, newest first.
 */
function sentSection(title: string, whenEmpty: string, linesOf: () => readonly string[]): Section {
  const { list, fill } = createCodeList(title, whenEmpty)
  return { title, nodes: [list], refresh: () => fill(linesOf().slice(0, mostShown)) }
}

/** Section with codes sent by SMS. No response contains these codes. */
export const smsSection = ({ mocks: { outbox } }: Panel): Section =>
  sentSection('Codes by sms', 'No code was sent yet.', () =>
    outbox.messages().map(({ to, code, sentAt }) => `${code} to ${to} at ${clock(sentAt)} UTC`),
  )

/** Section with sent e-mails. No response contains their codes and temporary passwords. */
export const mailSection = ({ mocks: { outbox } }: Panel): Section =>
  sentSection('E-mails', 'No e-mail was sent yet.', () =>
    outbox
      .mails()
      .map(({ to, code, subject, sentAt }) =>
        [code, `to ${to} at ${clock(sentAt)} UTC: ${subject}`].filter(Boolean).join(' '),
      ),
  )

/** Section with the solutions of the captchas that have not expired. */
export function captchaSection({ mocks }: Panel): Section {
  const { list, fill } = createCodeList('Captchas', 'No captcha is waiting.')
  const refresh = async () => {
    const context = mocks.context()
    const waiting = await context.store.captchas.find({
      where: { expiresAt: { atLeast: context.now() } },
      orderBy: { column: 'expiresAt', direction: 'descending' },
      limit: mostShown,
    })
    fill(waiting.map(({ solution, expiresAt }) => `${solution} until ${clock(expiresAt)} UTC`))
  }
  return { title: 'Captchas', nodes: [list], refresh }
}
