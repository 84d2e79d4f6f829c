import { describe, expect, it, test } from 'vitest'
import { checkCatalogue } from './checkCatalogue.ts'
import { type Check, type Glossary, parseGlossary } from './glossary.ts'

type Source = { language: string; en: string } & Extra
type Extra = { id?: string; pt?: string; glossary?: Partial<Glossary> }
type Sample = [title: string, language: string, en: string, wrong: string, right: string, Extra?]

const catalogue = (language: string, texts: Record<string, string>) => ({
  language,
  files: [{ name: `locales/${language}.json`, texts: new Map(Object.entries(texts)) }],
})

const emptyGlossary = { register: 'formal', terms: [], forbidden: [], english: [] }

function findingsOf(
  { language, id = 'wallet.text', en, pt = en, glossary }: Source,
  texts: Record<string, string>,
) {
  return checkCatalogue({
    catalogue: catalogue(language, texts),
    source: catalogue('en', { [id]: en }),
    sense: catalogue('pt', { [id]: pt }),
    glossary: { ...emptyGlossary, ...glossary },
    glossaryName: `locales/glossary/${language}.json`,
  })
}

const term = { en: 'free spin', use: 'giro gratis', forms: ['giro'] }
const count = '{n, plural, one {# bet} other {# bets}}'
/** Samples by rule: texts that violate the rule, each with a corrected text. */
const samples: Partial<Record<Check, readonly Sample[]>> = {
  extra: [['ids that English lacks', 'es', 'Rules', 'Reglas', '', { id: 'operator.title' }]],
  syntax: [['messages that do not parse', 'es', 'Until {date}', 'Hasta {date', 'Hasta {date}']],
  placeholders: [
    ['a missing placeholder', 'es', 'Until {date}', 'Hasta {fecha}', 'Hasta {date}'],
    ['another type of placeholder', 'es', 'About {n, number}', 'Unos {n}', 'Unos {n, number}'],
    [
      'a missing tag',
      'es',
      'Read the <link>terms</link>',
      'Lee los términos',
      'Lee los <link>términos</link>',
    ],
    [
      'another key of a select',
      'es',
      '{kind, select, dark {Dark} other {Light}}',
      '{kind, select, oscuro {Oscuro} other {Claro}}',
      '{kind, select, dark {Oscuro} other {Claro}}',
    ],
  ],
  plurals: [
    [
      'a plural without a category of the language',
      'es',
      count,
      '{n, plural, one {# apuesta} other {# apuestas}}',
      '{n, plural, one {# apuesta} many {# de apuestas} other {# apuestas}}',
    ],
    [
      'a plural with a category of another language',
      'ja',
      count,
      '{n, plural, one {#件} other {#件}}',
      '{n, plural, =0 {なし} other {#件}}',
    ],
    [
      'an ordinal without a category of the language',
      'fr',
      '{n, selectordinal, one {#st} other {#th}}',
      '{n, selectordinal, other {#e}}',
      '{n, selectordinal, one {#er} other {#e}}',
    ],
  ],
  bidi: [['direction marks', 'ar', 'Code {code}', 'الرمز \u200F{code}', 'الرمز {code}']],
  length: [
    [
      'a button that is too long',
      'es',
      'Log in',
      'Iniciar la sesión en tu cuenta',
      'Iniciar sesión',
      { id: 'wallet.submit' },
    ],
    [
      'a tab of wide characters that is too long',
      'ja',
      'Paid out',
      '出金が完了しました済み',
      '出金済み',
      { id: 'wallet.tabs.out' },
    ],
  ],
  english: [
    ['a copy of the English text', 'es', 'Your balance', 'Your balance', 'Tu saldo'],
    ['a text without a letter of the language', 'th', 'Your balance', 'Balance', 'ยอดเงิน'],
  ],
  script: [
    ['letters of another script', 'es', 'Your balance', 'Tu ѕaldo', 'Tu saldo'],
    ['digits of the language', 'ar', 'The last 30 days', 'آخر ٣٠ يومًا', 'آخر 30 يومًا'],
  ],
  punctuation: [
    ['three dots', 'es', 'Saving…', 'Guardando...', 'Guardando…'],
    ['a label with a full stop', 'es', 'Your balance', 'Tu saldo.', 'Tu saldo'],
    ['a full stop in Thai', 'th', 'Saved.', 'บันทึกแล้ว.', 'บันทึกแล้ว'],
    [
      'a question mark without a French space',
      'fr',
      'Log out?',
      'Se déconnecter ?',
      'Se déconnecter\u202F?',
    ],
    [
      'a colon without a French space',
      'fr',
      'Until: {date}',
      'Jusqu’au : {date}',
      'Jusqu’au\u00A0: {date}',
    ],
    [
      'French quotation marks without spaces',
      'fr',
      'Remove “{name}”',
      'Retirer «{name}»',
      'Retirer «\u00A0{name}\u00A0»',
    ],
    ['a Spanish question with one mark', 'es', 'Log out?', 'Cerrar sesión?', '¿Cerrar sesión?'],
    [
      'a Latin comma in Japanese',
      'ja',
      'Saved. Thank you',
      '保存しました,感謝',
      '保存しました。感謝',
    ],
    [
      'a space between Japanese and Latin words',
      'ja',
      'Paste the Pix code',
      'Pix コードを貼り付け',
      'Pixコードを貼り付け',
    ],
    ['a Latin question mark in Arabic', 'ar', 'Log out?', 'تسجيل الخروج?', 'تسجيل الخروج؟'],
  ],
  quotes: [
    [
      'quotation marks of another language',
      'ja',
      'Remove “{name}”',
      '“{name}”を削除',
      '「{name}」を削除',
    ],
    ['a quotation that does not end', 'es', 'Remove “{name}”', 'Quitar “{name}', 'Quitar “{name}”'],
    ['a straight apostrophe', 'fr', 'The offer', "L'offre", 'L’offre'],
  ],
  spaces: [
    ['a trailing space', 'es', 'Your balance', 'Tu saldo ', 'Tu saldo'],
    ['a double space', 'es', 'Your balance', 'Tu  saldo', 'Tu saldo'],
  ],
  brackets: [
    ['an odd bracket', 'es', 'Fee (included)', 'Comisión (incluida', 'Comisión (incluida)'],
    ['a mark of unfinished work', 'es', 'Your balance', 'Tu saldo [TODO]', 'Tu saldo'],
  ],
  case: [
    ['a lower-case start', 'es', 'Your balance', 'tu saldo', 'Tu saldo', { pt: 'Seu saldo' }],
    ['words in capitals', 'es', 'Your balance', 'Tu SALDO', 'Tu saldo'],
  ],
  digits: [
    [
      'digits that English does not have',
      'ja',
      'Choose two pictures',
      '画像を3枚選択',
      '画像を2枚選択',
    ],
    ['an amount of money', 'es', 'From R$ 20 on', 'Desde R$ 20', 'Desde {minimum}'],
  ],
  terms: [
    [
      'a missing term',
      'es',
      'You have free spins',
      'Tienes tiradas',
      'Tienes Giros gratis',
      { glossary: { terms: [term] } },
    ],
  ],
  forbidden: [
    [
      'a forbidden word',
      'fr',
      'You are back',
      'Te revoilà, tu joues',
      'Vous êtes de retour',
      { glossary: { forbidden: [{ pattern: '\\b(tu|es)\\b', reason: 'informal' }] } },
    ],
  ],
}

const rows = Object.entries(samples).flatMap(([check, all]) =>
  all.map(([title, ...sample]) => [title, check, sample] as const),
)

describe('the check of a catalogue', () => {
  test.each(rows)('%s are a finding of the check "%s"', (_, check, sample) => {
    const [language, en, wrong, right, { id = 'wallet.text', pt = en, glossary = {} } = {}] = sample
    const checksOf = (text: string) =>
      findingsOf({ language, en, id, pt, glossary }, text === '' ? {} : { [id]: text })
        .filter((finding) => finding.check === check)
        .map((finding) => `${finding.file} ${finding.id}`)
    expect(checksOf(wrong)).toContain(`locales/${language}.json ${id}`)
    expect(checksOf(right)).toEqual([])
  })

  it('a missing message is a finding, except a console message in a language that the console lacks', () => {
    const missing = (language: string, id: string) =>
      findingsOf({ language, id, en: 'Rules' }, {}).map(({ check }) => check)
    expect(missing('es', 'wallet.title')).toEqual(['missing'])
    expect(missing('es', 'operator.title')).toEqual([])
    expect(missing('pt', 'operator.title')).toEqual(['missing'])
  })

  it('one English sentence with two different translations is a finding', () => {
    const source = catalogue('en', { 'a.one': 'Enter a code.', 'b.two': 'Enter a code.' })
    const check = (one: string, two: string) =>
      checkCatalogue({
        catalogue: catalogue('es', { 'a.one': one, 'b.two': two }),
        source,
        sense: source,
        glossary: emptyGlossary,
        glossaryName: 'locales/glossary/es.json',
      })
    expect(check('Escribe un código.', 'Introduce un código.')).toMatchObject([
      { id: 'b.two', check: 'repeated' },
    ])
    expect(check('Escribe un código.', 'Escribe un código.')).toEqual([])
  })

  it('a glossary term inside a longer term is not required separately', () => {
    const terms = [term, { en: 'spin', use: 'tirada', forms: ['tirada'] }]
    const findings = findingsOf(
      { language: 'es', en: 'A free spin', glossary: { terms } },
      { 'wallet.text': 'Un giro gratis' },
    )
    expect(findings).toEqual([])
  })

  it('an exception with a reason suppresses the finding of its check, and an unneeded exception is a finding', () => {
    const glossary = { exceptions: { english: { 'wallet.text': 'A loanword.' } } }
    const sample = { language: 'es', en: 'The jackpot', glossary }
    expect(findingsOf(sample, { 'wallet.text': 'The jackpot' })).toEqual([])
    expect(findingsOf(sample, { 'wallet.text': 'El bote' })).toMatchObject([
      { file: 'locales/glossary/es.json', check: 'glossary' },
    ])
  })
})

describe('a glossary', () => {
  it('parseGlossary reports unknown keys and invalid regular expressions with their path', () => {
    const broken = { ...emptyGlossary, tone: 'warm', forbidden: [{ pattern: '(', reason: 'x' }] }
    expect(() => parseGlossary(broken, 'locales/glossary/es.json')).toThrow(
      /es\.json forbidden\.0\.pattern: is not a regular expression[\s\S]*tone/,
    )
  })

  it('a language without a glossary is a finding unless it is the source language', () => {
    const texts = { 'wallet.text': 'Text' }
    const check = (language: string) =>
      checkCatalogue({
        catalogue: catalogue(language, texts),
        source: catalogue('en', texts),
        sense: catalogue('en', texts),
        glossary: undefined,
        glossaryName: `locales/glossary/${language}.json`,
      }).map(({ check: name }) => name)
    expect(check('en')).toEqual([])
    expect(check('es')).toContain('glossary')
  })
})
