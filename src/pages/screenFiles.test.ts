import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { screenFiles, screenFilesOf } from './screenFiles.ts'

it.each(['member', 'agent'])(
  'screenFiles matches the files that the screens of the %s centre import',
  (area) => {
    const source = readFileSync(new URL(`${area}/${area}Screens.ts`, import.meta.url), 'utf8')
    const loaded = [...source.matchAll(/^ {2}(\w+): [\s\S]*?import\('([^']+)'\)/gm)].map(
      ([, id, path = '']) => [`${area}.${id}`, posix.join(`pages/${area}`, path)],
    )
    const named = Object.entries(screenFiles).filter(([id]) => id.startsWith(`${area}.`))
    expect(named).toEqual(loaded)
  },
)

it('screenFilesOf returns two files for a page of records: the file that defines the records, and RecordScreen.tsx', () => {
  const files = screenFilesOf('member.bettingRecord')
  expect(files).toEqual(['features/records/betRecords.ts', 'pages/centre/RecordScreen.tsx'])
  expect(screenFilesOf('member.deposit')).toEqual(['pages/member/DepositScreen.tsx'])
  expect(screenFilesOf('home')).toEqual([])
})
