import { describe, expect, it, test } from 'vitest'
import {
  asWritten,
  languageOf,
  message,
  storedTexts,
  type TextLanguage,
  type Texts,
  textIn,
  writtenLanguage,
} from './texts.ts'

test.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['pt-BR', 'pt'],
  ['en;q=0.5, pt-BR;q=0.8', 'pt'],
  ['eo, en;q=0.4', 'en'],
  ['pt-PT', 'pt'],
  ['pt_BR', 'pt'],
  ['en;q=0', 'pt'],
  ['eo', 'pt'],
  ['*', 'pt'],
  ['', 'pt'],
  [undefined, 'pt'],
])('a caller with the language header "%s" gets texts in %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})

describe("text in the reader's language", () => {
  it("a message that contains money and another message is formatted in the reader's language", () => {
    const paid = message('bonuses.released.body', {
      title: message('rewards.kinds.VIP'),
      amount: { amount: 123_456, currency: 'BRL' },
    })
    expect(textIn(paid, 'en')).toMatch(
      /^You have met the wagering of “VIP bonus”: R\$.?1,234\.56 is/,
    )
    expect(textIn(paid, 'pt')).toMatch(/rollover de “Bônus VIP”: creditamos R\$.1\.234,56 na/)
  })

  it("a message with a list of changed rates has one line per rate, with percent signs in the reader's format", () => {
    const line = (gameType: string) =>
      message('team.rateChange', {
        gameType,
        old: { percent: '0' },
        next: { percent: '0.25' },
      })
    const changed = message('team.ratesChanged.body', {
      username: 'carla',
      lines: [line('RNG'), line('LIVE')],
    })
    expect(textIn(changed, 'pt').split('\n').slice(1)).toEqual([
      'RNG: de 0% para 0,25%',
      'LIVE: de 0% para 0,25%',
    ])
  })

  it('a message shows text typed by a person literally, without parsing it', () => {
    const typed = "{kind} <b>{other}</b> '{"
    const shown = textIn(message('contracts.news.OFFERED.body', { kind: 'x', other: typed }), 'en')
    expect(shown).toContain(typed)
  })
})

test("a text that is not available in the reader's language is shown in English", () => {
  expect(writtenLanguage({ pt: 'Olá', en: 'Hello' }, 'pt')).toBe('pt')
  expect(writtenLanguage({ en: 'Hello' }, 'pt')).toBe('en')
  expect(writtenLanguage(message('push.details'), 'pt')).toBe('pt')
})

describe('texts stored by an earlier or later version', () => {
  it('a stored message whose id this version lacks is shown in English', () => {
    // The id is not in this version's type, hence the cast.
    const lost = { ...storedTexts(message('push.details')), id: 'push.gone' } as unknown as Texts
    expect(textIn(lost, 'pt')).toBe('Open Portico to see the details.')
  })

  it('a reader whose stored language this version lacks gets English', () => {
    // The language is not in this version's type, hence the cast.
    expect(textIn(message('push.details'), 'eo' as TextLanguage)).toBe(
      'Open Portico to see the details.',
    )
  })

  it("a text that an earlier version stored in two languages is shown in the reader's language", () => {
    const earlier = { pt: 'Olá', en: 'Hello' }
    expect(textIn(earlier, 'pt')).toBe('Olá')
    expect(textIn(earlier, 'en')).toBe('Hello')
  })

  it('a text typed by a person is shown as written to readers of every language', () => {
    expect(textIn(asWritten('Sale'), 'pt')).toBe('Sale')
  })
})
