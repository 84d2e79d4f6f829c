import { expect, it } from 'vitest'
import { csvFile, inOnePage } from './csvFile.ts'

type Row = { amount: string; at?: string; kind: string; account: { name: string } }

const call = { headers: { 'Accept-Language': 'en' }, query: undefined }

async function linesOf(outcome: { chunks: AsyncIterable<string> }): Promise<string[]> {
  const chunks: string[] = []
  for await (const chunk of outcome.chunks) chunks.push(chunk)
  return chunks.join('').split('\r\n')
}

it('[REC-05] a CSV file leaves a missing value empty and writes a value without a label as it is stored', async () => {
  const rows: Row[] = [
    { amount: '-5.00', kind: 'BET', account: { name: 'ana' } },
    { amount: '7.50', at: '2026-11-20T22:41:07.123Z', kind: 'NEW', account: { name: 'edu' } },
  ]
  const columns = [
    { field: 'at', as: 'moment', title: 'records.columns.at' },
    { as: 'own', id: 'account', title: 'records.columns.account' },
    {
      field: 'kind',
      as: 'label',
      title: 'records.columns.kind',
      labels: { BET: 'records.transactionKinds.BET' },
    },
    { field: 'amount', as: 'gain', title: 'records.columns.amount' },
  ] as const
  const file = csvFile(columns, call, inOnePage(rows), { account: ({ account }) => account.name })
  expect(await linesOf(file)).toEqual([
    '\uFEFFWhen,Account,Kind,Amount',
    ',ana,Bet,-5.00',
    '2026-11-20T19:41:07-03:00,edu,NEW,7.50',
    '',
  ])
})

// The type check, not this test, fails if one of these calls compiles.
it('a CSV column with an unknown field or title, or without a writer, does not compile', () => {
  const pages = inOnePage<Row>([])
  const title = 'records.columns.at'
  // @ts-expect-error an unknown field
  csvFile([{ field: 'amuont', as: 'money', title }], call, pages, {})
  // @ts-expect-error an unknown title
  csvFile([{ field: 'amount', as: 'money', title: 'records.columns.nowhere' }], call, pages, {})
  // @ts-expect-error a column without a field or a text
  csvFile([{ as: 'own', id: 'account', title }], call, pages, {})
  expect.assertions(0)
})
