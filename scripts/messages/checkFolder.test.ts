import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { allLanguages } from '../../src/kit/i18n/allLanguages.ts'
import { languagesIn, readCatalogue } from './catalogues.ts'
import { checkFolder, reportLines } from './checkFolder.ts'

// Checking each language alone takes twice as long, since each check parses the source texts.
const reports = checkFolder('locales')

test.each(languagesIn('locales'))(
  '[LANG-01] the catalogue of "%s" is complete and passes all checks',
  (code) => {
    const report = reports.find(({ language }) => language === code)
    expect(report?.findings).toEqual([])
    expect(report?.coverage.present).toBe(report?.coverage.needed)
  },
)

it('[LANG-01, I18N-02] each of the 26 languages has a catalogue', () => {
  expect(languagesIn('locales').toSorted()).toEqual(allLanguages.map(({ code }) => code).toSorted())
  expect(allLanguages).toHaveLength(26)
})

/** Buttons whose accessible name extends the visible label: the message ids of name and label. */
const namedButtons = [
  ['account.sessions.endNamed', 'account.sessions.end'],
  ['games.tryNamed', 'games.freeTrial'],
  ['messages.deleted.undoThis', 'messages.deleted.undo'],
  ['protection.limits.cancelNamed', 'protection.limits.cancelChange'],
  ['protection.limits.changeNamed', 'protection.limits.change'],
  ['protection.limits.setNamed', 'protection.limits.set'],
  ['rewards.claimThis', 'rewards.claim'],
] as const

it.each(languagesIn('locales'))(
  'the accessible name of a button contains its visible label in "%s"',
  (language) => {
    const [portal] = readCatalogue('locales', language).files
    const textOf = (id: string) => (portal?.texts.get(id) ?? '').toLowerCase()
    for (const [name, label] of namedButtons) expect(textOf(name)).toContain(textOf(label))
  },
)

function folderWith(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'))
  mkdirSync(join(folder, 'glossary'))
  for (const [name, value] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
  }
  return folder
}

const english = { app: { name: 'Portico' }, wallet: { title: 'Your wallet', empty: 'No money' } }

it("the report has a language's share of translated texts, and lists the missing texts", () => {
  const folder = folderWith({
    'en.json': english,
    'server.en.json': { mail: { subject: 'Your code' } },
    'pt.json': english,
    'es.json': { app: { name: 'Portico' }, wallet: { title: 'Tu cartera' } },
    'glossary/es.json': { register: 'tú', terms: [], forbidden: [], english: [] },
  })
  expect(languagesIn(folder)).toEqual(['en', 'es', 'pt'])
  const [report] = checkFolder(folder, ['es'])
  if (report === undefined) throw new Error('no report')
  expect(reportLines(report)).toEqual([
    'locales/es.json wallet.empty: is missing (missing)',
    'locales/server.es.json mail.subject: is missing (missing)',
    'es 2 of 4 (50 %), 0 glossary terms',
  ])
})

it('the error for a file that is not JSON names the file', () => {
  const folder = folderWith({ 'en.json': english, 'pt.json': english, 'es.json': '{"app": ' })
  expect(() => checkFolder(folder, ['es'])).toThrow(/^locales\/es\.json: /)
})

it('a new language needs only its files', () => {
  const folder = folderWith({})
  cpSync('locales', folder, { recursive: true })
  writeFileSync(join(folder, 'sw.json'), JSON.stringify({ app: { ok: 'Sawa' } }))
  const [report] = checkFolder(folder, ['sw'])
  expect(report?.coverage.present).toBe(1)
  expect(report?.findings.filter(({ check }) => check !== 'missing')).toMatchObject([
    { file: 'locales/glossary/sw.json', check: 'glossary' },
  ])
})
