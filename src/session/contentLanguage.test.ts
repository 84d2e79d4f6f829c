import { expect, it } from 'vitest'
import { contentAttributes } from './contentLanguage.ts'

const english = { lang: 'en', dir: 'ltr' }

it.each([
  ['ar', ['pt', 'en'], english],
  ['ja', ['pt'], english],
  ['pt', ['pt', 'en'], {}],
  ['en', ['pt'], {}],
  ['ar', undefined, {}],
])(
  'content for readers of %s, written in %j, has the attributes %j',
  (code, languages, expected) => {
    expect(contentAttributes(code, languages)).toEqual(expected)
  },
)
