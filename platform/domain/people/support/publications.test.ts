import { expect, it } from 'vitest'
import { readingMinutes } from './publications.ts'

it('the reading time counts the words of a text without its markup', () => {
  expect(readingMinutes('<p></p>')).toBe(1)
  expect(readingMinutes(`<p class="a b c">${'palavra '.repeat(200)}</p>`)).toBe(1)
  expect(readingMinutes(`<p>${'palavra '.repeat(201)}</p>`)).toBe(2)
})
