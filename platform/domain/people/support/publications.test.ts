import { expect, it } from 'vitest'
import { readingMinutes } from './publications.ts'

it('the reading time of a publication counts the words of its HTML text without tags', () => {
  expect(readingMinutes('<p></p>')).toBe(1)
  expect(readingMinutes(`<p class="a b c">${'palavra '.repeat(200)}</p>`)).toBe(1)
  expect(readingMinutes(`<p>${'palavra '.repeat(201)}</p>`)).toBe(2)
})
