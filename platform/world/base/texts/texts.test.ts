import { expect, test } from 'vitest'
import { languageOf } from './texts.ts'

test.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['pt-BR', 'pt'],
  ['en;q=0.5, pt-BR;q=0.8', 'pt'],
  ['ja, en;q=0.4', 'en'],
  ['en;q=0', 'pt'],
  ['zh-Hans', 'pt'],
  ['', 'pt'],
  [undefined, 'pt'],
])('a caller who asks for %s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
