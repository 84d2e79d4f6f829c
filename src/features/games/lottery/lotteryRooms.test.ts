import { describe, expect, it } from 'vitest'
import type { VendorCard } from '../vendors/vendorCards.ts'
import {
  groupsOf,
  type LotteryMenu,
  nextToBeDrawn,
  prizeModeOf,
  readGameCode,
  untilDrawn,
} from './lotteryRooms.ts'

const game = (gameCode: string, vassalage: string): LotteryMenu['gameMenus'][0]['games'][0] => ({
  gameCode,
  vassalage,
  nodeId: '1',
  name: gameCode,
  showIcon: '/i.svg',
  format: 'DIGITS_4',
  pays: '99.50',
  inMaintenance: false,
  nextDraw: {
    drawId: '20261121',
    drawsAt: '2026-11-21T11:15:00Z',
    closesAt: '2026-11-21T11:00:00Z',
  },
})
const menu: LotteryMenu = {
  accountTypeName: 'TCG_LOTTO_VN',
  prizeMode: 'LOTT',
  gameMenus: [
    { group: 'VN_NORTH', name: 'North', games: [game('VN_NORTH', 'TCG_LOTTO_VN')] },
    { group: 'NATIONAL', name: 'House', games: [game('QUINA', 'LOTT'), game('FAST', 'ELOTT')] },
  ],
}

describe('lottery menu', () => {
  it("groupsOf keeps only the lotteries of the page's vendors", () => {
    const codes = (room: Parameters<typeof groupsOf>[1]) =>
      groupsOf(menu, room).flatMap(({ games }) => games.map(({ gameCode }) => gameCode))
    expect(codes('vnLottery')).toEqual(['VN_NORTH'])
    expect(codes('lottery')).toEqual(['QUINA', 'FAST'])
    expect(codes('seaLottery')).toEqual([])
  })

  it('nextToBeDrawn returns the lottery with the earliest draw and ignores lotteries under maintenance if there are others', () => {
    const at = (gameCode: string, drawsAt: string, inMaintenance = false) => ({
      ...game(gameCode, 'LOTT'),
      inMaintenance,
      nextDraw: { drawId: '20261121', drawsAt, closesAt: drawsAt },
    })
    const late = at('LATE', '2026-11-22T10:00:00Z')
    const soon = at('SOON', '2026-11-21T10:00:00Z')
    const resting = at('RESTING', '2026-11-21T09:00:00Z', true)
    expect(nextToBeDrawn([late, resting, soon])).toBe(soon)
    expect(nextToBeDrawn([resting])).toBe(resting)
    expect(nextToBeDrawn([])).toBeUndefined()
  })

  it('untilDrawn returns the time until the next draw, between five seconds and a minute', () => {
    const now = Date.parse('2026-11-21T10:00:00Z')
    const draw = (drawsAt: string) => ({ drawId: '20261121', drawsAt, closesAt: drawsAt })
    expect(untilDrawn([draw('2026-11-22T10:00:00Z'), draw('2026-11-21T10:00:30Z')], now)).toBe(
      31_000,
    )
    expect(untilDrawn([draw('2026-11-21T09:59:00Z')], now)).toBe(5_000)
    expect(untilDrawn([draw('2026-11-22T10:00:00Z')], now)).toBe(60_000)
    expect(untilDrawn([], now)).toBe(60_000)
  })
})

describe('prize table', () => {
  const card = (vassalage: string, gameType: VendorCard['gameType']): VendorCard => ({
    vassalage,
    gameType,
    name: vassalage,
    logo: '/l.svg',
    logoDark: '/d.svg',
    banner: '/b.svg',
    accent: '#00C781',
    games: 3,
    inMaintenance: false,
  })
  const lanesWith = (...cards: VendorCard[]) => [
    { title: 'ELOTT' as const, cards, gameClassify: [] },
  ]

  it('[LOB-61] prizeModeOf returns LOTT by default', () => {
    expect(prizeModeOf('vnLottery', [])).toBe('LOTT')
    expect(prizeModeOf('lottery', lanesWith(card('ELOTT', 'ELOTT')))).toBe('LOTT')
    expect(prizeModeOf('lottery', lanesWith(card('LOTT', 'LOTT')))).toBe('LOTT')
  })

  it('[LOB-62] prizeModeOf returns ELOTT if the lobby offers e-lotteries of the vendor TCG_LOTTO_VN or LOTT', () => {
    for (const vendor of ['TCG_LOTTO_VN', 'LOTT']) {
      const lanes = lanesWith(card('ELOTT', 'ELOTT'), card(vendor, 'ELOTT'))
      expect(prizeModeOf('lottery', lanes)).toBe('ELOTT')
      expect(prizeModeOf('vnLottery', lanes)).toBe('ELOTT')
    }
  })

  it('prizeModeOf returns SEA for the page seaLottery', () => {
    expect(prizeModeOf('seaLottery', lanesWith(card('LOTT', 'ELOTT')))).toBe('SEA')
  })
})

it('[ROUTE-26, ROUTE-27, ROUTE-28] readGameCode parses the code of a lottery and rejects invalid codes', () => {
  const code = (search: string) => readGameCode(new URLSearchParams(search))
  expect(code('gameCode=VN_NORTH')).toBe('VN_NORTH')
  expect(code('gameCode=vn_north')).toBe('VN_NORTH')
  for (const wrong of ['', 'gameCode=', 'gameCode=%3Cb%3E', `gameCode=${'A'.repeat(41)}`]) {
    expect(code(wrong)).toBeUndefined()
  }
})
