import { expect, it } from 'vitest'
import { defineRecords } from './definition.ts'

const base = { id: 'x', path: '/wps/records/transactions', rowKey: 'transactionId' } as const
const shared = { ...base, empty: 'records.empty.transactions', filters: [] } as const

it('defineRecords accepts a definition that matches the response and filters of its path', () => {
  const definition = defineRecords({
    ...shared,
    columns: [
      { field: 'at', as: 'moment', title: 'records.columns.at' },
      { field: 'amount', as: 'gain', title: 'records.columns.amount' },
    ],
    totals: [{ field: 'in', as: 'money', title: 'records.directions.IN' }],
  })
  expect(definition).toMatchObject({ part: 'items', path: '/wps/records/transactions' })
})

// If a case compiles, its `@ts-expect-error` is unused and the type check fails.
it('defineRecords does not compile for a definition that does not match its path', () => {
  const title = 'records.columns.at'
  // @ts-expect-error a misspelt field
  defineRecords({ ...shared, columns: [{ field: 'amuont', as: 'money', title }] })
  // @ts-expect-error text shown as money
  defineRecords({ ...shared, columns: [{ field: 'reference', as: 'money', title }] })
  // @ts-expect-error money shown as text
  defineRecords({ ...shared, columns: [{ field: 'amount', as: 'text', title }] })
  // @ts-expect-error an unknown text id
  defineRecords({ ...shared, columns: [{ field: 'at', as: 'moment', title: 'records.nowhere' }] })
  defineRecords({
    ...shared,
    // @ts-expect-error states without a label
    columns: [{ field: 'kind', as: 'label', title, labels: { BET: title } }],
  })
  defineRecords({
    ...shared,
    columns: [],
    // @ts-expect-error a filter that the call does not support
    filters: [{ kind: 'text', parameter: 'vendor', title }],
  })
  defineRecords({
    ...shared,
    columns: [],
    // @ts-expect-error a page of the list as a filter
    filters: [{ kind: 'number', parameter: 'page', title, option: title, upTo: 3 }],
  })
  // @ts-expect-error a call without a list
  defineRecords({ ...shared, path: '/wps/member/info', columns: [] })
  // @ts-expect-error a row key that rows lack
  defineRecords({ ...shared, rowKey: 'betId', columns: [] })
  // @ts-expect-error a call without a file
  defineRecords({ ...shared, columns: [], csv: '/wps/records/bets' })
  // @ts-expect-error a file call without the list's filters
  defineRecords({ ...shared, columns: [], csv: '/wps/records/csv/profit' })
  defineRecords({
    ...shared,
    columns: [],
    // @ts-expect-error an action on a field that rows lack
    open: { field: 'betId', run: () => {} },
  })
  expect.assertions(0)
})
