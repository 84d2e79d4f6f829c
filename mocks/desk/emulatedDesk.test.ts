import { expect, it } from 'vitest'
import type { DeskMessage, DeskTicket } from '../../platform/providers.ts'
import { emulatedDesk } from './emulatedDesk.ts'

const message = (text: string, sentAt: number, more: Partial<DeskMessage> = {}): DeskMessage => ({
  sender: 'MEMBER',
  text,
  pictures: 0,
  sentAt,
  ...more,
})

const ticket = (...messages: DeskMessage[]): DeskTicket => ({
  id: 'fb-1',
  type: 'WITHDRAWAL',
  language: 'en',
  messages,
})

const first = message('Where is my money? Thanks!', 0)
const answered = message('Hello!', 20_000, { sender: 'DESK' })

it("the emulated customer service replies 20 seconds after the last message, in the ticket's language", async () => {
  expect(await emulatedDesk.answerOf(ticket(first), 19_999)).toEqual({
    state: 'AWAITED',
    askAt: 20_000,
  })
  expect(await emulatedDesk.answerOf(ticket(first), 20_000)).toMatchObject({
    state: 'ANSWERED',
    text: expect.stringContaining('withdrawals by Pix'),
    isSolved: false,
  })
})

it.each(['Obrigada!', 'muito OBRIGADO', 'Resolvido.', 'Thanks a lot', 'it is solved'])(
  'the emulated desk closes the ticket after the reply “%s”',
  async (text) => {
    const replied = ticket(first, answered, message(text, 30_000))
    expect(await emulatedDesk.answerOf(replied, 50_000)).toMatchObject({ isSolved: true })
  },
)

it.each(['não está resolvendo nada', 'Unsolved', ''])(
  'the emulated desk keeps the ticket open after the reply “%s”',
  async (text) => {
    const replied = ticket(first, answered, message(text, 30_000))
    expect(await emulatedDesk.answerOf(replied, 50_000)).toMatchObject({ isSolved: false })
  },
)
