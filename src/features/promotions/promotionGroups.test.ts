import { expect, it } from 'vitest'
import { groupPromotions, lastMomentOf, type Promotion } from './promotionGroups.ts'

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

it('what runs stands before what comes, and that before what has ended', () => {
  const [group] = groupPromotions([
    promotion('ended', 'CLOSE'),
    promotion('coming', 'COMING_SOON'),
    promotion('open'),
    promotion('joined', 'JOINED'),
  ])
  expect(group?.promotions.map(({ id }) => id)).toEqual(['open', 'joined', 'coming', 'ended'])
})

it('what ends at midnight runs until the day before', () => {
  expect(lastMomentOf('2026-12-01T03:00:00Z')).toBe('2026-12-01T02:59:59.999Z')
})
