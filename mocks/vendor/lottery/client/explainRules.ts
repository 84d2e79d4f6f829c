/** Rules of a lottery: how to play, and the prizes and odds of every play. */

import type { Tier } from '../../../rules/lottery/lotteryPlays.ts'
import { fillText, h } from '../../frame/client/dom.ts'
import { type Client, type PlayView, timesOf } from './lotteryClient.ts'

/** Text for the column that explains which matches win. */
function matchesOf({ words }: Client, { name }: PlayView, variant: string, tier: Tier): string {
  const { rules } = words
  const { matches } = tier
  if (name === 'KENO') return fillText(rules.kenoMatches, { matches, chosen: variant })
  if (name === 'TOTAL') return fillText(rules.total, { total: variant })
  return name === 'LOTTO' ? fillText(rules.matches, { matches }) : words.hints[name]
}

function rowsOf(client: Client, play: PlayView): HTMLElement[] {
  const { words, locale } = client
  const odds = (oneIn: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: oneIn < 100 ? 1 : 0 }).format(oneIn)
  return Object.entries(play.tiers).flatMap(([variant, tiers]) =>
    tiers.map((tier) =>
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, words.plays[play.name]),
        h('td', {}, matchesOf(client, play, variant, tier)),
        h('td', {}, `${timesOf(client, tier.prize)}×`),
        h('td', {}, fillText(words.rules.oneIn, { number: odds(tier.oneIn) })),
      ),
    ),
  )
}

export function explainRules(client: Client): void {
  const { words, opening, locale, isTrial } = client
  const { rules } = words
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const perHit = opening.plays.filter(({ tiers }) => tiers['']?.some(({ isPerHit }) => isPerHit))
  const heads = [rules.modality, rules.condition, rules.prize, rules.chance]
  client.rules(
    h('h3', {}, rules.title),
    h('p', {}, fillText(rules.play, { count: opening.mostTickets })),
    h('p', {}, isTrial ? words.trialNote : rules.close),
    h('p', {}, rules.result),
    h('p', {}, fillText(rules.rtp, { rtp: percent.format(opening.rtp / 10_000) })),
    ...perHit.map(({ name }) => h('p', {}, fillText(rules.perHit, { play: words.plays[name] }))),
    h('p', {}, rules.cap),
    h('p', {}, rules.keys),
    h(
      'table',
      {},
      h('caption', {}, rules.table),
      h('tr', {}, ...heads.map((head) => h('th', { scope: 'col' }, head))),
      ...opening.plays.flatMap((play) => rowsOf(client, play)),
    ),
  )
}
