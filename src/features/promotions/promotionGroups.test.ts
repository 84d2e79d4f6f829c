import { expect, it } from 'vitest'
import { daysUntil, groupPromotions, lastMomentOf, type Promotion } from './promotionGroups.ts'

const promotion = (id: string, status?: Promotion['status']): Promotion => ({
  id,
  type: 'LIMITED',
  title: id,
  summary: id,
  bannerUrl: `/art/banners/${id}.svg`,
  audience: 'EVERYBODY',
  startsAt: '2026-11-01T03:00:00Z',
  canJoin: true,
  ...(status && { status }),
})

it('groupPromotions sorts running promotions first, then future ones, then ended ones', () => {
  const [group] = groupPromotions([
    promotion('ended', 'CLOSE'),
    promotion('coming', 'COMING_SOON'),
    promotion('open'),
    promotion('joined', 'JOINED'),
  ])
  expect(group?.promotions.map(({ id }) => id)).toEqual(['open', 'joined', 'coming', 'ended'])
})

it('lastMomentOf returns a moment on the previous day for a promotion that ends at midnight', () => {
  expect(lastMomentOf('2026-12-01T03:00:00Z')).toBe('2026-12-01T02:59:59.999Z')
})

it.each([
  ['2026-12-01T02:59:59.999Z', 0],
  ['2026-12-02T02:59:59.999Z', 1],
  ['2026-12-05T02:59:59.999Z', 4],
])('daysUntil counts from the evening of 30 November in São Paulo to %s: %d', (instant, days) => {
  const now = Date.parse('2026-12-01T02:30:00Z')
  expect(daysUntil(instant, now, 'America/Sao_Paulo')).toBe(days)
})
