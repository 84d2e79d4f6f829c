// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dailySalaryRecords } from '../../features/contracts/settlementRecords.tsx'
import { pointRecords } from '../../features/points/pointRecords.ts'
import { betRecords } from '../../features/records/betRecords.ts'
import { teamBetRecords } from '../../features/records/teamBetRecords.tsx'
import { useNewRows } from './RecordPage.tsx'
import { cardSlots } from './RecordTable.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Shown = { list: string; keys: string[] | undefined }

const follow = (first: Shown) => {
  const { result, rerender } = renderHook(({ list, keys }: Shown) => useNewRows(list, keys), {
    initialProps: first,
  })
  return { marked: () => [...result.current], show: rerender }
}

it('when a row arrives in a shown list, useNewRows marks the row for ten seconds', () => {
  const { marked, show } = follow({ list: 'a', keys: undefined })
  show({ list: 'a', keys: ['1', '2'] })
  expect(marked()).toEqual([])
  show({ list: 'a', keys: ['3', '1', '2'] })
  expect(marked()).toEqual(['3'])
  act(() => void vi.advanceTimersByTime(10_000))
  expect(marked()).toEqual([])
})

it('useNewRows marks a row once, even if it is reported repeatedly', () => {
  const { marked, show } = follow({ list: 'a', keys: [] })
  show({ list: 'a', keys: ['1'] })
  show({ list: 'a', keys: ['1'] })
  expect(marked()).toEqual(['1'])
  act(() => void vi.advanceTimersByTime(10_000))
  show({ list: 'a', keys: ['1'] })
  expect(marked()).toEqual([])
})

it('useNewRows marks no rows of another list, for example after a change of filters', () => {
  const { marked, show } = follow({ list: 'a', keys: ['1'] })
  show({ list: 'b', keys: undefined })
  show({ list: 'b', keys: ['7', '8'] })
  expect(marked()).toEqual([])
})

it('cardSlots shows two texts, the main figure and the state on a compact card, and all other columns in its details', () => {
  const shown = (definition: Parameters<typeof cardSlots>[0]) =>
    cardSlots(definition).flatMap((slot, index) => {
      const column = definition.columns[index]
      if (column === undefined || slot === 'detail') return []
      return [[slot, column.as === 'own' ? column.id : column.field]]
    })
  expect(Object.fromEntries(shown(dailySalaryRecords))).toEqual({
    title: 'period',
    figure: 'amount',
    second: 'payer',
    status: 'status',
  })
  expect(Object.fromEntries(shown(betRecords))).toEqual({
    title: 'placedAt',
    figure: 'profit',
    second: 'gameName',
    status: 'status',
  })
  expect(Object.fromEntries(shown(pointRecords))).toMatchObject({ figure: 'changedPoints' })
})

it('cardSlots shows the name of the game, which opens the bet, on the card of a team bet', () => {
  const { columns } = teamBetRecords
  const game = columns.findIndex((column) => column.as !== 'own' && column.field === 'gameName')
  expect(cardSlots(teamBetRecords)[game]).toBe('actions')
})
