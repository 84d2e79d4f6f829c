import { describe, expect, it } from 'vitest'
import type { Activity, Promotion } from '../../../platform/domain/base/content/promotion.ts'
import { activities } from './activityList.ts'
import { promotions } from './promotionList.ts'

/**
 * Phrases that Brazil's advertising rules forbid, because they create urgency or promise an income.
 */
const forbidden =
  /\b(só hoje|corra|não perca|última chance|últimas horas|agora mesmo|garantid[oa]s?|renda|rendem|lucro|lucre|dinheiro fácil|fique rico|recupere|ganhe ou perca)\b/i

/** Offers that are shown in Brazil. Promotions for new members are not shown there. */
const shownOffers: (Promotion | Activity)[] = [
  ...promotions.filter(({ type }) => type !== 'NEWBIE'),
  ...activities,
]

describe.each(shownOffers.map((one) => [one.id, one] as const))('%s', (_, one) => {
  const words = [one.title.pt, one.summary.pt, one.content.pt, ...(one.terms.pt ?? [])]

  it('the Portuguese texts of a promotion neither create urgency nor promise an income', () => {
    for (const text of words) expect(text).not.toMatch(forbidden)
  })

  it('the terms of a promotion state that players must be at least 18', () => {
    expect(one.terms.pt?.join(' ')).toContain('Proibido para menores de 18 anos.')
    expect(one.terms.en.join(' ')).toContain('Over 18s only.')
  })
})
