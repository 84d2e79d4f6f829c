import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fallbackChain, flattenMessages } from '../messages/catalogues.ts'
import { compileMessages } from './messages.ts'

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

/** Texts of the portal in `locales/`. */
const ownTexts = (language: string) =>
  flattenMessages(JSON.parse(readFileSync(`locales/${language}.json`, 'utf8')))

describe('texts of a language', () => {
  it.each(['en', 'pt'])(
    '[CARD-07] each text of locales/%s.json is compiled at build',
    (language) => {
      const groups = (['frame', 'features', 'operator', 'offline'] as const).map((group) =>
        compileMessages(ownTexts, language, group),
      )
      const compiled = Object.assign({}, ...groups.map(({ messages }) => messages))
      expect(Object.keys(compiled).sort()).toEqual(Object.keys(ownTexts('en')).sort())
      for (const pieces of Object.values(compiled)) expect(Array.isArray(pieces)).toBe(true)
    },
  )

  it('text ids are paths in the file', () => {
    expect(flattenMessages({ a: { b: { c: 'x' } }, d: 'y' })).toEqual({ 'a.b.c': 'x', d: 'y' })
  })

  it('texts fall back from the language to the wider one and then to English', () => {
    expect(fallbackChain('pt-BR')).toEqual(['pt-BR', 'pt', 'en'])
    expect(fallbackChain('zh-Hans')).toEqual(['zh-Hans', 'zh', 'en'])
    expect(fallbackChain('en')).toEqual(['en'])
  })

  it('a text comes from the nearest language that has it', () => {
    expect(textOf(compileMessages(read, 'pt-BR', 'features'), 'wallet.title')).toBe('Sua carteira')
    expect(textOf(compileMessages(read, 'pt-BR', 'frame'), 'app.name')).toBe('Pórtico')
  })

  it('a text that the language lacks is English and listed as missing', () => {
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

  it('the group of the first paint contains no other texts', () => {
    expect(Object.keys(compileMessages(read, 'en', 'frame').messages)).not.toContain('wallet.title')
  })
})
