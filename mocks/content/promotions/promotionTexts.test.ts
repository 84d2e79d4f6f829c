import { describe, expect, it } from 'vitest'
import type { Activity, Promotion } from '../../../platform/domain/base/content/promotion.ts'
import { activities } from './activityList.ts'
import { promotions } from './promotionList.ts'

/** What Brazil's rules for advertisements forbid: haste, and the promise of an income. */
const forbidden =
  /\b(só hoje|corra|não perca|última chance|últimas horas|agora mesmo|garantid[oa]s?|renda|rendem|lucro|lucre|dinheiro fácil|fique rico|recupere|ganhe ou perca)\b/i

/** Newcomers' bonuses are not shown there. */
const shown: (Promotion | Activity)[] = [
  ...promotions.filter(({ type }) => type !== 'NEWBIE'),
  ...activities,
]

describe.each(shown.map((one) => [one.id, one] as const))('%s', (_, one) => {
  const words = [one.title.pt, one.summary.pt, one.content.pt, ...one.terms.pt]

  it('neither hurries anybody nor promises an income, in Brazil', () => {
    for (const text of words) expect(text).not.toMatch(forbidden)
  })

  it('says that nobody under 18 may play', () => {
    expect(one.terms.pt.join(' ')).toContain('Proibido para menores de 18 anos.')
    expect(one.terms.en.join(' ')).toContain('Over 18s only.')
  })
})
