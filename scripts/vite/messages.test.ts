import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languagesNamed } from '../../src/kit/i18n/allLanguages.ts'
import { fallbackChain, flattenMessages } from '../messages/catalogues.ts'
import { compileMessages, groupOf } from './messages.ts'
import { offeredLanguages } from './offeredLanguages.ts'

const locales: Record<string, Record<string, string>> = {
  en: flattenMessages({ app: { name: 'Portico', ok: 'OK' }, wallet: { title: 'Wallet' } }),
  pt: flattenMessages({ app: { name: 'Pórtico' }, wallet: { title: 'Carteira' } }),
  'pt-BR': flattenMessages({ wallet: { title: 'Sua carteira' } }),
}
const read = (language: string) => locales[language] ?? {}

const textOf = (compiled: ReturnType<typeof compileMessages>, id: string) => {
  const piece = compiled.messages[id]?.[0]
  return piece && 'value' in piece ? piece.value : undefined
}

/** Texts of `locales/<language>.json` by message id. */
const ownTexts = (language: string) =>
  flattenMessages(JSON.parse(readFileSync(`locales/${language}.json`, 'utf8')))

describe('texts of a language', () => {
  it.each(['en', 'pt'])(
    '[CARD-07] each text of locales/%s.json is compiled at build',
    (language) => {
      const groups = (['frame', 'entry', 'features', 'member', 'operator', 'offline'] as const).map(
        (group) => compileMessages(ownTexts, language, group),
      )
      const compiled = Object.assign({}, ...groups.map(({ messages }) => messages))
      expect(Object.keys(compiled).sort()).toEqual(Object.keys(ownTexts('en')).sort())
      for (const pieces of Object.values(compiled)) expect(Array.isArray(pieces)).toBe(true)
    },
  )

  it('a message id is the path of keys in the locale file', () => {
    expect(flattenMessages({ a: { b: { c: 'x' } }, d: 'y' })).toEqual({ 'a.b.c': 'x', d: 'y' })
  })

  it('texts fall back from a language tag to its base language and then to English', () => {
    expect(fallbackChain('pt-BR')).toEqual(['pt-BR', 'pt', 'en'])
    expect(fallbackChain('zh-Hans')).toEqual(['zh-Hans', 'zh', 'en'])
    expect(fallbackChain('en')).toEqual(['en'])
  })

  it('a text comes from the first language of the fallback chain that has it', () => {
    expect(textOf(compileMessages(read, 'pt-BR', 'member'), 'wallet.title')).toBe('Sua carteira')
    expect(textOf(compileMessages(read, 'pt-BR', 'frame'), 'app.name')).toBe('Pórtico')
  })

  it('a text without a translation is in English and listed as missing', () => {
    const compiled = compileMessages(read, 'pt-BR', 'frame')
    expect(textOf(compiled, 'app.ok')).toBe('OK')
    expect(compiled.missingIds).toEqual(['app.ok'])
    expect(compileMessages(read, 'en', 'frame').missingIds).toEqual([])
  })

  it('a language without a file has all texts in English', () => {
    const compiled = compileMessages(read, 'fr', 'frame')
    expect(Object.keys(compiled.messages)).toEqual(['app.name', 'app.ok'])
    expect(compiled.missingIds).toHaveLength(2)
  })

  it('texts of the operator console count as missing only in the languages of the console', () => {
    const texts = (language: string) =>
      language === 'en' ? { 'operator.title': 'Rules', 'wallet.title': 'Wallet' } : {}
    expect(compileMessages(texts, 'es', 'operator').missingIds).toEqual([])
    expect(compileMessages(texts, 'pt', 'operator').missingIds).toEqual(['operator.title'])
    expect(compileMessages(texts, 'es', 'member').missingIds).toEqual(['wallet.title'])
  })

  it('a text with invalid ICU syntax fails the build with its file and id', () => {
    const texts = (language: string) => ({
      'wallet.title': language === 'es' ? 'Hasta {date' : 'Until {date}',
    })
    expect(() => compileMessages(texts, 'es', 'member')).toThrow(
      /^locales\/es\.json wallet\.title: is not ICU MessageFormat/,
    )
  })

  it('the message group of the first paint contains no text of other groups', () => {
    expect(Object.keys(compileMessages(read, 'en', 'frame').messages)).not.toContain('wallet.title')
  })
})

describe('languages of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'))
  const write = (name: string, texts: object) =>
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(texts))
  write('en', { app: { name: 'Portico', ok: 'OK' }, operator: { title: 'Rules' } })
  write('server.en', { mail: { subject: 'Your code', text: 'Hello' } })
  write('es', { app: { name: 'Portico', ok: 'Vale' } })
  write('server.es', { mail: { subject: 'Tu código', text: 'Hola' } })
  write('ja', { app: { name: 'Portico', ok: 'OK' } })
  const offered = (codes: string) => {
    const { languages, warnings } = offeredLanguages(folder, languagesNamed(codes))
    return { codes: languages.map(({ code }) => code), warnings }
  }

  it('a language is offered only if its messages are complete', () => {
    expect(offered('ja,es,en,en-XA')).toEqual({
      codes: ['es', 'en', 'en-XA'],
      warnings: ['VITE_LANGUAGES names ja, which is not offered: 50 % of its messages exist.'],
    })
  })

  it('a build for which no named language is complete offers the default languages', () => {
    expect(offered('ja,ar').codes).toEqual(['pt', 'en'])
  })
})

/** Folders with the code of the log-in and registration dialogs. */
const entryFolders = [
  'src/features/registration',
  'src/features/session/login',
  'src/features/session/otherWays',
  ...['captcha', 'code', 'humanCheck', 'passkey', 'phone', 'ruledField', 'ruledForm'].map(
    (name) => `src/identity/${name}`,
  ),
]

it('log-in and registration use only texts of their own group and of the first paint', () => {
  const ids = new Set(Object.keys(ownTexts('en')))
  const files = entryFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  const usedIds = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['`]([a-zA-Z]+(?:\.\w+)+)['`]/g)]
      .map(([, id = '']) => id)
      .filter((id) => ids.has(id)),
  )
  expect(usedIds.length).toBeGreaterThan(100)
  expect(usedIds.filter((id) => !['frame', 'entry'].includes(groupOf(id)))).toEqual([])
})
