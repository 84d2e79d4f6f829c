import { describe, expect, it } from 'vitest'
import { languagesNamed } from '../../kit/i18n/allLanguages.ts'
import { readTime, timeText } from './timeText.ts'

describe('time that an operator types', () => {
  it.each([
    ['', ''],
    ['3:05', '03:05'],
    ['15:05', '15:05'],
    ['15h05', '15:05'],
    ['15h', '15:00'],
    ['1505', '15:05'],
    ['9', '09:00'],
    ['3:05 PM', '15:05'],
    ['3 p.m.', '15:00'],
    ['12:30 am', '00:30'],
    ['12:30 pm', '12:30'],
    ['١٥:٠٥', '15:05'],
  ])('readTime parses %j as %j', (text, time) => {
    expect(readTime(text)).toBe(time)
  })

  it.each(['24:00', '15:60', '13 pm', '0 am', 'noon', '15:5', '-3'])(
    'readTime refuses %j',
    (text) => {
      expect(readTime(text)).toBeUndefined()
    },
  )

  it.each(['pt', 'en'])(
    'every quarter of a day that timeText writes in %s is read as itself',
    (code) => {
      const [language] = languagesNamed(code)
      for (let quarter = 0; quarter < 96; quarter += 1) {
        const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15]
        const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
        expect(readTime(timeText(time, language))).toBe(time)
      }
    },
  )
})
