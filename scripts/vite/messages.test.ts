import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileMessages, fallbackChain, flattenMessages } from './messages.ts'

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

/** The texts of the portal itself, as `locales/` has them. */
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

  it('are named by their path in the file', () => {
    expect(flattenMessages({ a: { b: { c: 'x' } }, d: 'y' })).toEqual({ 'a.b.c': 'x', d: 'y' })
  })

  it('are looked for in the language, then in its wider one, then in English', () => {
    expect(fallbackChain('pt-BR')).toEqual(['pt-BR', 'pt', 'en'])
    expect(fallbackChain('zh-Hans')).toEqual(['zh-Hans', 'zh', 'en'])
    expect(fallbackChain('en')).toEqual(['en'])
  })

  it('come from the nearest language that has them', () => {
    expect(textOf(compileMessages(read, 'pt-BR', 'features'), 'wallet.title')).toBe('Sua carteira')
    expect(textOf(compileMessages(read, 'pt-BR', 'frame'), 'app.name')).toBe('Pórtico')
  })

  it('are English where the language lacks them, and counted', () => {
    const compiled = compileMessages(read, 'pt-BR', 'frame')
    expect(textOf(compiled, 'app.ok')).toBe('OK')
    expect(compiled.missingIds).toEqual(['app.ok'])
    expect(compileMessages(read, 'en', 'frame').missingIds).toEqual([])
  })

  it('are all there even for a language that nobody has begun', () => {
    const compiled = compileMessages(read, 'fr', 'frame')
    expect(Object.keys(compiled.messages)).toEqual(['app.name', 'app.ok'])
    expect(compiled.missingIds).toHaveLength(2)
  })

  it('keep what the first paint does not need out of its group', () => {
    expect(Object.keys(compileMessages(read, 'en', 'frame').messages)).not.toContain('wallet.title')
  })
})
