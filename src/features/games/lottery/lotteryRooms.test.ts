import { describe, expect, it } from 'vitest'
import { groupsOf, type LotteryMenu, prizeModeOf, readGameCode } from './lotteryRooms.ts'

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

describe('the menu of a lottery page', () => {
  it('has the lotteries of the vendors that lead to it', () => {
    const codes = (room: Parameters<typeof groupsOf>[1]) =>
      groupsOf(menu, room).flatMap(({ games }) => games.map(({ gameCode }) => gameCode))
    expect(codes('vnLottery')).toEqual(['VN_NORTH'])
    expect(codes('lottery')).toEqual(['QUINA', 'FAST'])
    expect(codes('seaLottery')).toEqual([])
  })

  it('opens each with its table of prizes', () => {
    expect(prizeModeOf('vnLottery', 'VN_QUICK')).toBe('LOTT')
    expect(prizeModeOf('seaLottery', 'SEA_MEKONG')).toBe('SEA')
    expect(prizeModeOf('lottery', 'NATIONAL')).toBe('LOTT')
    expect(prizeModeOf('lottery', 'QUICK')).toBe('ELOTT')
  })
})

it('[ROUTE-26, ROUTE-27, ROUTE-28] reads the lottery of an address, and nothing that is none', () => {
  const code = (search: string) => readGameCode(new URLSearchParams(search))
  expect(code('gameCode=VN_NORTH')).toBe('VN_NORTH')
  expect(code('gameCode=vn_north')).toBe('VN_NORTH')
  for (const wrong of ['', 'gameCode=', 'gameCode=%3Cb%3E', `gameCode=${'A'.repeat(41)}`]) {
    expect(code(wrong)).toBeUndefined()
  }
})
