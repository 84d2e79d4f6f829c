// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type DataColumn, DataTable } from './DataTable.tsx'
import { UiProvider } from './UiProvider.tsx'

type Prize = { name: string; chance?: string }

const columns: readonly DataColumn<Prize>[] = [
  { id: 'name', title: 'Prize', isHeading: true, cell: ({ name }) => name },
  { id: 'chance', title: 'Chance', isFigure: true, cell: ({ chance }) => chance },
]

beforeEach(() => {
  const media = { matches: true, addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => media)
})
afterEach(cleanup)

const draw = (shape: 'cards' | 'lines') =>
  render(
    <UiProvider colorScheme="dark" direction="ltr">
      <DataTable
        label="Prizes"
        shape={shape}
        columns={columns}
        rows={[{ name: 'A spin', chance: '20%' }]}
        rowKey={({ name }) => name}
        footer={{ name: 'Total' }}
        mark={({ name }) => name === 'A spin'}
      />
    </UiProvider>,
  )

it('cells of a heading column are row headers, and `mark` can highlight a row without a label', () => {
  draw('lines')
  expect(screen.getByRole('row', { name: 'A spin 20%' }).dataset.marked).toBe('true')
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'A spin',
    'Total',
  ])
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['20%', ''])
})

it('a table shown as cards repeats the column titles in the cells', () => {
  draw('cards')
  expect(screen.getAllByRole('cell')[0]?.textContent).toBe('Chance20%')
})

it('the details button of a compact card opens only the details of its row', async () => {
  const compact = columns.map(({ id, ...column }) => ({
    ...column,
    id,
    slot: id === 'name' ? ('title' as const) : ('detail' as const),
  }))
  render(
    <UiProvider colorScheme="dark" direction="ltr">
      <DataTable
        label="Prizes"
        columns={compact}
        rows={[{ name: 'A spin' }, { name: 'A point' }]}
        rowKey={({ name }) => name}
        detailsLabel="Details"
      />
    </UiProvider>,
  )
  const [first, second] = screen.getAllByRole('button', { name: 'Details' })
  if (first) await userEvent.click(first)
  expect(first?.getAttribute('aria-expanded')).toBe('true')
  expect(second?.getAttribute('aria-expanded')).toBe('false')
  expect(first?.closest('tr')?.dataset.open).toBe('true')
})

it('[CARD-04, CARD-11] components of the portal contain no plain table elements', () => {
  // The days of a month are a grid of buttons and not a table of data.
  const calendar = 'src/kit/date/DayCalendar.tsx'
  const parts = globSync('src/{app,features,identity,kit,pages,session,ui}/**/*.tsx').filter(
    (file) => file !== calendar,
  )
  expect(parts.length).toBeGreaterThan(100)
  expect(
    parts.filter((file) => /^ *<(table|thead|tr)\b/m.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})
