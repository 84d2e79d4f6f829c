/** Types and helpers that all parts of a lottery's page share. */

import type { LotteryWords } from '../../../content/games/lotteryTexts.ts'
import type { Ticket } from '../../../rules/lottery/lotteryTickets.ts'
import { h } from '../../frame/client/dom.ts'
import type { GameClient } from '../../frame/client/startGame.ts'
import type { LotteryOpening } from '../lotteryView.ts'

export type Client = GameClient<LotteryOpening, LotteryWords>
export type PlayView = LotteryOpening['plays'][number]

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Formatted time of a draw: hour and minute, seconds if they are not zero, and the date unless the
 * draw is less than twelve hours away.
 */
export function timeOf({ locale, now }: Pick<Client, 'locale' | 'now'>, at: string): string {
  const time = Date.parse(at)
  const isNear = Math.abs(time - now()) < day / 2
  return new Intl.DateTimeFormat(locale, {
    ...(!isNear && { day: '2-digit', month: '2-digit' }),
    hour: '2-digit',
    minute: '2-digit',
    ...(time % minute !== 0 && { second: '2-digit' }),
  }).format(time)
}

/** Formatters of multipliers by their minimum number of decimals, since a new one is slow. */
const multipliers = new Map<number, Intl.NumberFormat>()

/**
 * Multiplier, formatted for the language of the page.
 * @param multiplier in hundredths.
 */
export function timesOf({ locale }: Pick<Client, 'locale'>, multiplier: number): string {
  const digits = multiplier % 100 === 0 ? 0 : 2
  const format =
    multipliers.get(digits) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: digits })
  multipliers.set(digits, format)
  return format.format(multiplier / 100)
}

/** A list of numbers in the language of the page. */
export const listOf = ({ locale }: Pick<Client, 'locale'>, numbers: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(numbers)

/** Play and numbers of a ticket, for buttons and announcements. */
export function nameOf(client: Client, { play, numbers }: Omit<Ticket, 'stake'>): string {
  const name = client.words.plays[play]
  return numbers.length === 0 ? name : `${name}: ${listOf(client, numbers)}`
}

/**
 * Numbers of a ticket as small balls.
 * @param isHit returns true for a drawn number.
 */
export function ballsOf(
  { words }: Pick<Client, 'words'>,
  numbers: readonly string[],
  isHit: (number: string) => boolean = () => false,
): HTMLElement {
  const balls = numbers.map((number) =>
    isHit(number)
      ? h(
          'li',
          { class: 'mini hit' },
          h('span', { 'aria-hidden': 'true' }, number),
          h('span', { class: 'unseen' }, words.hit.replace('{number}', number)),
        )
      : h('li', { class: 'mini' }, number),
  )
  return h('ul', { class: 'minis' }, ...balls)
}

/** True for a play without numbers. Such plays share one tab. */
export const isPlain = ({ choice }: Pick<PlayView, 'choice'>): boolean => choice.kind === 'NONE'
