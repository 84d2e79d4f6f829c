import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { serverModule } from './serverModule.ts'

/** Copies `locales` and adds a language with some of the server's texts. */
function folderWith(language: string, texts: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'))
  cpSync('locales', folder, { recursive: true })
  writeFileSync(join(folder, `server.${language}.json`), JSON.stringify(texts))
  return folder
}

const sample = {
  codes: { sms: 'Portico: {code} сіздің кодыңыз. {minutes} мин жарамды.' },
  bonuses: { released: { body: '{title}: {amount}' } },
}

type TextsModule = typeof import('../../platform/domain/base/texts/texts.ts')

/** Loads the platform's texts as they are after `npm run generate` with an added language. */
async function textsWith(language: string, texts: object): Promise<TextsModule> {
  // The copy has to be below node_modules to find its packages. Node strips no types there, so
  // `write` strips them.
  mkdirSync('node_modules/.cache', { recursive: true })
  const copy = mkdtempSync(resolve('node_modules/.cache/texts-'))
  const write = (name: string, code: string) =>
    writeFileSync(join(copy, name), stripTypeScriptTypes(code))
  write('messages.mjs', serverModule(folderWith(language, texts)))
  const source = readFileSync('platform/domain/base/texts/texts.ts', 'utf8')
  write('texts.mjs', source.replace('./gen/messages.ts', './messages.mjs'))
  try {
    return await import(pathToFileURL(join(copy, 'texts.mjs')).href)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

it("a language is added to the server's texts without a change of code", async () => {
  const { languageOf, message, textIn } = await textsWith('kk', sample)
  // The type `TextLanguage` does not include `kk`.
  const kazakh = languageOf('kk-KZ')
  expect(kazakh).toBe('kk')
  expect(textIn(message('codes.sms', { code: '481516', minutes: 5 }), kazakh)).toBe(
    'Portico: 481516 сіздің кодыңыз. 5 мин жарамды.',
  )
  expect(textIn(message('push.details'), kazakh)).toBe('Open Portico to see the details.')
})

it('numbers and money have the digits 0 to 9 in every language', async () => {
  const { message, textIn, languageOf } = await textsWith('fa', sample)
  const text = textIn(
    message('bonuses.released.body', { title: 'x', amount: { amount: 123_450, currency: 'BRL' } }),
    languageOf('fa'),
  )
  expect(text).toMatch(/1.234.50/)
  expect(text).not.toMatch(/[\u06F0-\u06F9\u0660-\u0669]/)
})

it("a caller's language is matched by language and script", async () => {
  const { languageOf } = await textsWith('zh-Hans', {})
  expect(languageOf('zh-CN')).toBe('pt')
  const chinese = await textsWith('zh-Hans', { push: { details: '打开 Portico 查看详情。' } })
  expect(chinese.languageOf('zh-CN,zh;q=0.9')).toBe('zh-Hans')
  expect(chinese.languageOf('zh-TW, en;q=0.5')).toBe('en')
  const filipino = await textsWith('fil', { push: { details: 'Buksan ang Portico.' } })
  expect(filipino.languageOf('tl-PH')).toBe('fil')
})

it('a broken text of the server fails the generation with its file and id', () => {
  const folder = folderWith('kk', { push: { details: 'Ашу {portal' } })
  expect(() => serverModule(folder)).toThrow(
    /^locales\/server\.kk\.json push\.details: is not ICU MessageFormat/,
  )
})
