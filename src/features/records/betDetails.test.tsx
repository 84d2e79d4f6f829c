// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { GameRound } from '../../../platform/domain/base/collections/play.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { hasRtp } from '../../lib/gameOdds.ts'
import { referenceOf } from '../../lib/reference.ts'
import { openRecord, openRound as openRoundOf } from './openRecordForTests.ts'

const mocks = portalPerTest()

const openRound = (round: GameRound, status?: string) => openRoundOf(mocks, round, status)

const proof = {
  version: 1,
  serverSeedHash: 'a'.repeat(64),
  serverSeed: 'b'.repeat(64),
  clientSeed: 'lucky-day',
  nonce: 4,
}

describe('rounds in the bet details', () => {
  it('[PLAY-01] the bet details of a slot round show the reels, the winning symbols and the amount of each win', async () => {
    const dialog = await openRound({
      kind: 'SLOT',
      mechanic: 'LINES',
      screens: [
        {
          reels: [
            ['clover', 'A', 'K'],
            ['WILD', 'K', 'Q'],
            ['clover', '10', 'J'],
          ],
          wins: [{ symbol: 'clover', count: 3, line: 4, amount: '2.50' }],
          amount: '2.50',
        },
        { reels: [['A'], ['K'], ['Q']], wins: [], isFree: true, amount: '0.00' },
      ],
    })
    const [spin, free] = dialog.getAllByRole('table', { name: 'Symbols of the reels' })
    if (!spin || !free) throw new Error('There are no reels')
    const cells = within(spin)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells.slice(0, 3)).toEqual(['Clover(wins)', 'Wild(wins)', 'Clover(wins)'])
    expect(cells.slice(3)).toEqual(['A', 'K', '10', 'K', 'Q', 'J'])
    expect(dialog.getByText('3 × Clover on line 4').parentElement?.textContent).toContain('2.50')
    expect(dialog.getByRole('heading', { name: 'Free spin 1' })).toBeDefined()
    expect(dialog.getByText('No win')).toBeDefined()
  })

  it('[PLAY-02] the bet details of a roulette round show the number with its colour, and the chips of each betting spot', async () => {
    const dialog = await openRound({
      kind: 'TABLE',
      table: 'ROULETTE',
      chips: [
        { spot: 'straight/17', stake: '1.00', win: '0.00' },
        { spot: 'red', stake: '5.00', win: '10.00' },
        { spot: 'newSpot', stake: '1.00', win: '0.00' },
      ],
      outcome: ['36'],
    })
    expect(dialog.getByText('Red', { selector: 'p' }).textContent).toBe('36Red')
    const chips = within(dialog.getByRole('table', { name: 'Chips' }))
    const spots = chips.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(spots).toEqual(['Red', 'Straight up 17', 'newSpot'])
    expect(chips.getByRole('row', { name: /^Red .*5\.00 .*10\.00$/ })).toBeDefined()
  })

  it('[PLAY-03] the bet details of a baccarat round name the cards, their points and the winner', async () => {
    const dialog = await openRound({
      kind: 'TABLE',
      table: 'BACCARAT',
      chips: [{ spot: 'banker', stake: '10.00', win: '19.50' }],
      outcome: ['P:KH', 'B:7C', 'P:5D', 'B:QS', 'P:AH'],
    })
    expect(dialog.getByText('King of hearts')).toBeDefined()
    expect(dialog.getByText('6 points')).toBeDefined()
    expect(dialog.getByText('7 points')).toBeDefined()
    expect(dialog.getByText('The banker won')).toBeDefined()
  })

  it('the details of an open table-game bet show its chips and a note that the result is not in yet', async () => {
    const chips = [{ spot: 'total/11', stake: '1.00' }]
    const dialog = await openRound({ kind: 'TABLE', table: 'SIC_BO', chips }, 'PENDING')
    expect(dialog.getByRole('rowheader', { name: 'Total 11' })).toBeDefined()
    expect(dialog.getByText('The result is not in yet.')).toBeDefined()
  })

  it('[PLAY-04] the bet details of a shot at a fish name the target and its odds', async () => {
    const dialog = await openRound({ kind: 'SHOT', target: 'turtle', odds: '12.00', isHit: true })
    expect(dialog.getByText('The shot hit the target “Turtle”, which pays 12×.')).toBeDefined()
  })

  it('[PLAY-05] the bet details of a crash round show its multipliers, and its server seed can be copied', async () => {
    const dialog = await openRound({
      kind: 'CRASH',
      target: '2.00',
      cashedOutAt: '2.00',
      crashedAt: '3.41',
      proof,
    })
    expect(dialog.getByText('Cashed out in time.')).toBeDefined()
    expect(dialog.getByText('3.41×')).toBeDefined()
    await userEvent.click(dialog.getByText('Proof of fairness'))
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the server seed' }))
    expect(await navigator.clipboard.readText()).toBe(proof.serverSeed)
    expect(dialog.getByRole('link', { name: /^Verify this round/ })).toBeDefined()
  })

  it('[PLAY-06] the bet details of a mines round show the opened tiles and the positions of the mines', async () => {
    const { serverSeed: _, ...hidden } = proof
    const round = { kind: 'MINES', mines: 2, multiplier: '0.00', proof: hidden } as const
    const dialog = await openRound({ ...round, opened: [0, 6], mineTiles: [6, 24] })
    expect(dialog.getByText('2 mines: 1 safe tile opened, then a mine.')).toBeDefined()
    expect(
      dialog.getByText(
        /Opened tiles: row 1, column 1 and row 2, column 2\. Mines: row 2, column 2/,
      ),
    ).toBeDefined()
    expect(dialog.getByText(/^The server seed is revealed/)).toBeDefined()
  })

  it('[PLAY-08] the bet details of a multiple sports bet explain the scores and the settlement of each selection', async () => {
    const match = {
      sport: 'FOOTBALL',
      leagueId: 'bra',
      kicksOffAt: '2026-11-21T21:36:00Z',
    } as const
    const sides = { home: 'Flamengo', away: 'Palmeiras' }
    const dialog = await openRound({
      kind: 'SPORTS',
      potentialReturn: '41.33',
      legs: [
        {
          ...match,
          ...sides,
          selectionId: 'bra-1:HANDICAP:-0.25:AWAY',
          market: 'HANDICAP',
          line: '-0.25',
          outcome: 'AWAY',
          odds: '2.05',
          placedScore: { home: 1, away: 0 },
          score: { home: 1, away: 1 },
          settlement: 'HALF_WON',
          multiplier: '1.52',
        },
        {
          ...match,
          home: 'Santos',
          away: 'Bahia',
          selectionId: 'bra-2:TOTAL_GOALS:2.50:OVER',
          market: 'TOTAL_GOALS',
          line: '2.50',
          outcome: 'OVER',
          odds: '1.90',
          settlement: 'VOID',
          multiplier: '1.00',
        },
      ],
      correctedAt: '2026-11-21T22:10:00Z',
      winBeforeCorrection: '0.00',
    })
    const [first, second] = dialog.getAllByRole('listitem')
    for (const text of [
      'Flamengo × Palmeiras',
      'Asian handicap Palmeiras (+0.25)',
      'Accepted odds: 2.05',
      'Score at the time of the bet: 1–0',
      'Final score: 1–1',
      'Half won',
      'Multiplier: 1.52',
    ]) {
      expect(first?.textContent).toContain(text)
    }
    for (const text of ['Total goals Over 2.5', 'Void', 'The match was called off.']) {
      expect(second?.textContent).toContain(text)
    }
    // 2.05 × 1.90 = 3.895, which is rounded down.
    expect(dialog.getByText('Total odds').parentElement?.textContent).toContain('3.89')
    expect(dialog.getByText('Potential return').parentElement?.textContent).toContain('41.33')
    const before = dialog.getByText('Payout before the correction').parentElement
    expect(before?.textContent).toContain('0.00')
  })

  it('[PLAY-08] the bet details of a cashed-out sports bet show the time of the cash-out and an explanation', async () => {
    const dialog = await openRound({
      kind: 'SPORTS',
      potentialReturn: '20.50',
      legs: [
        {
          selectionId: 'bra-1:BUSIER_HALF:FIRST_HALF',
          sport: 'FOOTBALL',
          leagueId: 'bra',
          home: 'Flamengo',
          away: 'Palmeiras',
          kicksOffAt: '2026-11-21T21:36:00Z',
          market: 'BUSIER_HALF',
          outcome: 'FIRST_HALF',
          odds: '2.05',
        },
      ],
      cashedOutAt: '2026-11-21T21:40:00Z',
    })
    expect(dialog.getByText('First half')).toBeDefined()
    expect(dialog.getByText(/^Cashed out, so later results/)).toBeDefined()
    expect(dialog.queryByText('Total odds')).toBeNull()
    expect(dialog.queryByText('Open')).toBeNull()
  })
})

const lottery = {
  kind: 'LOTTERY',
  gameCode: 'LOTT_SEIS',
  format: 'LOTTO_6',
  drawId: '20261202',
  drawsAt: '2026-12-02T00:00:00.000Z',
} as const

describe('lottery tickets in the bet details', () => {
  it('[ACT-27] the bet details of a lottery purchase show the drawn numbers, and the matches and prize of each ticket', async () => {
    const dialog = await openRound({
      ...lottery,
      prizes: [{ prize: 'DRAW', numbers: ['3', '7', '21', '22', '40', '60'] }],
      tickets: [
        {
          play: 'LOTTO',
          numbers: ['3', '7', '21', '23', '24', '25'],
          stake: '1.00',
          tier: 3,
          matched: ['3', '7', '21'],
          win: '21.00',
        },
        {
          play: 'LOTTO',
          numbers: ['1', '2', '5', '6', '8', '60'],
          stake: '1.00',
          matched: ['60'],
          win: '0.00',
        },
      ],
    })
    expect(dialog.getByText('Drawn at')).toBeDefined()
    expect(dialog.getByText(/^3 matches, prize of/)).toBeDefined()
    expect(dialog.getByText('No prize')).toBeDefined()
    // Four numbers are marked on the tickets, and the same four in the draw.
    expect(dialog.getAllByText('(correct)')).toHaveLength(8)
  })

  it('[ACT-27] before a lottery draw, the bet details show the time of the draw and the ticket numbers', async () => {
    const tickets = [{ play: 'LAST_2' as const, numbers: ['07'], stake: '2.00' }]
    const dialog = await openRound({ ...lottery, format: 'DIGITS_4', tickets }, 'PENDING')
    expect(dialog.getByText('Draw at')).toBeDefined()
    expect(dialog.getByText('Last 2 digits')).toBeDefined()
    expect(dialog.getByText('07')).toBeDefined()
    expect(dialog.queryByText('No prize')).toBeNull()
  })
})

describe('bet details', () => {
  it('[REC-05] pressing Enter on a bet opens its details: round, reference to copy, and the RTP if the game has one', async () => {
    const { row, bet } = await openRecord(mocks)
    row.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(referenceOf(bet.id))).toBeDefined()
    expect(dialog.getByText(bet.round)).toBeDefined()
    expect(dialog.queryByText('RTP of the game') !== null).toBe(hasRtp(bet.gameType))
    await userEvent.click(dialog.getByRole('button', { name: 'Copy bet reference' }))
    expect(await navigator.clipboard.readText()).toBe(referenceOf(bet.id))
  })

  it('[REC-05] navigating back closes the bet details and returns the focus to the row of the bet', async () => {
    const { row } = await openRecord(mocks)
    await userEvent.click(row)
    await screen.findByRole('dialog')
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(row)
  })

  it('[REC-05] bet details that fail to load offer a retry', async () => {
    const { row, bet } = await openRecord(mocks)
    const fetchNow = globalThis.fetch
    let failures = 1
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
      const { pathname } = new URL(request instanceof Request ? request.url : String(request))
      const fails = pathname.startsWith('/wps/records/bets/') && failures-- > 0
      return fails ? new Response('', { status: 500 }) : fetchNow(request, init)
    })
    await userEvent.click(row)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText(referenceOf(bet.id))).toBeDefined()
  })
})
