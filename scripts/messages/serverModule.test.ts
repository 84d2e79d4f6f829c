import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { serverModule } from './serverModule.ts'

/** Copies `locales` and adds languages with some of the server's texts. */
function folderWith(languages: Readonly<Record<string, object>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'))
  cpSync('locales', folder, { recursive: true })
  for (const [language, texts] of Object.entries(languages))
    writeFileSync(join(folder, `server.${language}.json`), JSON.stringify(texts))
  return folder
}

const sample = {
  codes: { sms: 'Portico: {code} сіздің кодыңыз. {minutes} мин жарамды.' },
  bonuses: { released: { body: '{title}: {amount}' } },
}

type TextsModule = typeof import('../../platform/domain/base/texts/texts.ts')

/** Loads the platform's texts as they are after `npm run generate` with added languages. */
async function textsWith(languages: Readonly<Record<string, object>>): Promise<TextsModule> {
  // The copy has to be below node_modules to find its packages. Node strips no types there, so
  // `write` strips them.
  mkdirSync('node_modules/.cache', { recursive: true })
  const copy = mkdtempSync(resolve('node_modules/.cache/texts-'))
  const write = (name: string, code: string) =>
    writeFileSync(join(copy, name), stripTypeScriptTypes(code))
  write('messages.mjs', serverModule(folderWith(languages)))
  const source = readFileSync('platform/domain/base/texts/texts.ts', 'utf8')
  const library = pathToFileURL(resolve('src/lib')).href
  write(
    'texts.mjs',
    source.replace('./gen/messages.ts', './messages.mjs').replace('../../../../src/lib', library),
  )
  try {
    return await import(pathToFileURL(join(copy, 'texts.mjs')).href)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

const extended = await textsWith({
  kk: sample,
  fa: sample,
  vi: {},
  'zh-Hans': { push: { details: '打开 Portico 查看详情。' } },
  fil: { push: { details: 'Buksan ang Portico.' } },
})

it("a language is added to the server's texts without a change of code", () => {
  const { languageOf, message, textIn } = extended
  // The type `TextLanguage` does not include `kk`.
  const kazakh = languageOf('kk-KZ')
  expect(kazakh).toBe('kk')
  expect(textIn(message('codes.sms', { code: '481516', minutes: 5 }), kazakh)).toBe(
    'Portico: 481516 сіздің кодыңыз. 5 мин жарамды.',
  )
  expect(textIn(message('push.details'), kazakh)).toBe('Open Portico to see the details.')
})

it('numbers and money have the digits 0 to 9 in every language', () => {
  const { message, textIn, languageOf } = extended
  const text = textIn(
    message('bonuses.released.body', { title: 'x', amount: { amount: 123_450, currency: 'BRL' } }),
    languageOf('fa'),
  )
  expect(text).toMatch(/1.234.50/)
  expect(text).not.toMatch(/[\u06F0-\u06F9\u0660-\u0669]/)
})

it("a caller's language is matched by language and script", () => {
  const { languageOf } = extended
  expect(languageOf('vi-VN')).toBe('pt')
  expect(languageOf('zh-CN,zh;q=0.9')).toBe('zh-Hans')
  expect(languageOf('zh-TW, en;q=0.5')).toBe('en')
  expect(languageOf('tl-PH')).toBe('fil')
})

it('a broken text of the server fails the generation with its file and id', () => {
  const folder = folderWith({ kk: { push: { details: 'Ашу {portal' } } })
  expect(() => serverModule(folder)).toThrow(
    /^locales\/server\.kk\.json push\.details: is not ICU MessageFormat/,
  )
})
