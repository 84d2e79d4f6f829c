import { describe, expect, it, test } from 'vitest'
import { checkCatalogue } from './checkCatalogue.ts'
import { type Check, type Glossary, parseGlossary } from './glossary.ts'

type Sample = {
  check: Check
  /** Language of the texts. */
  in: string
  en: string
  /** Text that breaks the rule. */
  wrong: string
  /** Text that keeps it. */
  right: string
  id?: string
  pt?: string
  glossary?: Partial<Glossary>
}

const catalogue = (language: string, texts: Record<string, string>) => ({
  language,
  files: [{ name: `locales/${language}.json`, texts: new Map(Object.entries(texts)) }],
})

const emptyGlossary = { register: 'formal', terms: [], forbidden: [], english: [] }

function findingsOf(
  { in: language, id = 'wallet.text', en, pt = en, glossary }: Omit<Sample, 'wrong' | 'right'>,
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
const samples: Record<string, Sample> = {
  'ids that English lacks': {
    ...{ check: 'extra', in: 'es', id: 'operator.title', en: 'Rules' },
    ...{ wrong: 'Reglas', right: '' },
  },
  'messages that do not parse': {
    ...{ check: 'syntax', in: 'es', en: 'Until {date}' },
    ...{ wrong: 'Hasta {date', right: 'Hasta {date}' },
  },
  'a missing placeholder': {
    ...{ check: 'placeholders', in: 'es', en: 'Until {date}' },
    ...{ wrong: 'Hasta {fecha}', right: 'Hasta {date}' },
  },
  'another type of placeholder': {
    ...{ check: 'placeholders', in: 'es', en: 'About {n, number}' },
    ...{ wrong: 'Unos {n}', right: 'Unos {n, number}' },
  },
  'a missing tag': {
    ...{ check: 'placeholders', in: 'es', en: 'Read the <link>terms</link>' },
    ...{ wrong: 'Lee los términos', right: 'Lee los <link>términos</link>' },
  },
  'another key of a select': {
    ...{ check: 'placeholders', in: 'es', en: '{kind, select, dark {Dark} other {Light}}' },
    ...{ wrong: '{kind, select, oscuro {Oscuro} other {Claro}}' },
    right: '{kind, select, dark {Oscuro} other {Claro}}',
  },
  'a plural without a category of the language': {
    ...{ check: 'plurals', in: 'es', en: count },
    ...{ wrong: '{n, plural, one {# apuesta} other {# apuestas}}' },
    right: '{n, plural, one {# apuesta} many {# de apuestas} other {# apuestas}}',
  },
  'a plural with a category of another language': {
    ...{ check: 'plurals', in: 'ja', en: count },
    ...{ wrong: '{n, plural, one {#件} other {#件}}', right: '{n, plural, =0 {なし} other {#件}}' },
  },
  'an ordinal without a category of the language': {
    ...{ check: 'plurals', in: 'fr', en: '{n, selectordinal, one {#st} other {#th}}' },
    ...{ wrong: '{n, selectordinal, other {#e}}' },
    right: '{n, selectordinal, one {#er} other {#e}}',
  },
  'direction marks': {
    ...{ check: 'bidi', in: 'ar', en: 'Code {code}' },
    ...{ wrong: 'الرمز \u200F{code}', right: 'الرمز {code}' },
  },
  'a button that is too long': {
    ...{ check: 'length', in: 'es', id: 'wallet.submit', en: 'Log in' },
    ...{ wrong: 'Iniciar la sesión en tu cuenta', right: 'Iniciar sesión' },
  },
  'a tab of wide characters that is too long': {
    ...{ check: 'length', in: 'ja', id: 'wallet.tabs.out', en: 'Paid out' },
    ...{ wrong: '出金が完了しました済み', right: '出金済み' },
  },
  'a copy of the English text': {
    ...{ check: 'english', in: 'es', en: 'Your balance' },
    ...{ wrong: 'Your balance', right: 'Tu saldo' },
  },
  'a text without a letter of the language': {
    ...{ check: 'english', in: 'th', en: 'Your balance' },
    ...{ wrong: 'Balance', right: 'ยอดเงิน' },
  },
  'letters of another script': {
    ...{ check: 'script', in: 'es', en: 'Your balance' },
    ...{ wrong: 'Tu ѕaldo', right: 'Tu saldo' },
  },
  'digits of the language': {
    ...{ check: 'script', in: 'ar', en: 'The last 30 days' },
    ...{ wrong: 'آخر ٣٠ يومًا', right: 'آخر 30 يومًا' },
  },
  'three dots': {
    ...{ check: 'punctuation', in: 'es', en: 'Saving…' },
    ...{ wrong: 'Guardando...', right: 'Guardando…' },
  },
  'a label with a full stop': {
    ...{ check: 'punctuation', in: 'es', en: 'Your balance' },
    ...{ wrong: 'Tu saldo.', right: 'Tu saldo' },
  },
  'a full stop in Thai': {
    ...{ check: 'punctuation', in: 'th', en: 'Saved.' },
    ...{ wrong: 'บันทึกแล้ว.', right: 'บันทึกแล้ว' },
  },
  'a question mark without a French space': {
    ...{ check: 'punctuation', in: 'fr', en: 'Log out?' },
    ...{ wrong: 'Se déconnecter ?', right: 'Se déconnecter\u202F?' },
  },
  'a colon without a French space': {
    ...{ check: 'punctuation', in: 'fr', en: 'Until: {date}' },
    ...{ wrong: 'Jusqu’au : {date}', right: 'Jusqu’au\u00A0: {date}' },
  },
  'French quotation marks without spaces': {
    ...{ check: 'punctuation', in: 'fr', en: 'Remove “{name}”' },
    ...{ wrong: 'Retirer «{name}»', right: 'Retirer «\u00A0{name}\u00A0»' },
  },
  'a Spanish question with one mark': {
    ...{ check: 'punctuation', in: 'es', en: 'Log out?' },
    ...{ wrong: 'Cerrar sesión?', right: '¿Cerrar sesión?' },
  },
  'a Latin comma in Japanese': {
    ...{ check: 'punctuation', in: 'ja', en: 'Saved. Thank you' },
    ...{ wrong: '保存しました,感謝', right: '保存しました。感謝' },
  },
  'a space between Japanese and Latin words': {
    ...{ check: 'punctuation', in: 'ja', en: 'Paste the Pix code' },
    ...{ wrong: 'Pix コードを貼り付け', right: 'Pixコードを貼り付け' },
  },
  'a Latin question mark in Arabic': {
    ...{ check: 'punctuation', in: 'ar', en: 'Log out?' },
    ...{ wrong: 'تسجيل الخروج?', right: 'تسجيل الخروج؟' },
  },
  'quotation marks of another language': {
    ...{ check: 'quotes', in: 'ja', en: 'Remove “{name}”' },
    ...{ wrong: '“{name}”を削除', right: '「{name}」を削除' },
  },
  'a quotation that does not end': {
    ...{ check: 'quotes', in: 'es', en: 'Remove “{name}”' },
    ...{ wrong: 'Quitar “{name}', right: 'Quitar “{name}”' },
  },
  'a straight apostrophe': {
    ...{ check: 'quotes', in: 'fr', en: 'The offer' },
    ...{ wrong: "L'offre", right: 'L’offre' },
  },
  'a trailing space': {
    ...{ check: 'spaces', in: 'es', en: 'Your balance' },
    ...{ wrong: 'Tu saldo ', right: 'Tu saldo' },
  },
  'a double space': {
    ...{ check: 'spaces', in: 'es', en: 'Your balance' },
    ...{ wrong: 'Tu  saldo', right: 'Tu saldo' },
  },
  'an odd bracket': {
    ...{ check: 'brackets', in: 'es', en: 'Fee (included)' },
    ...{ wrong: 'Comisión (incluida', right: 'Comisión (incluida)' },
  },
  'a mark of unfinished work': {
    ...{ check: 'brackets', in: 'es', en: 'Your balance' },
    ...{ wrong: 'Tu saldo [TODO]', right: 'Tu saldo' },
  },
  'a lower-case start': {
    ...{ check: 'case', in: 'es', en: 'Your balance', pt: 'Seu saldo' },
    ...{ wrong: 'tu saldo', right: 'Tu saldo' },
  },
  'words in capitals': {
    ...{ check: 'case', in: 'es', en: 'Your balance' },
    ...{ wrong: 'Tu SALDO', right: 'Tu saldo' },
  },
  'digits that English does not have': {
    ...{ check: 'digits', in: 'ja', en: 'Choose two pictures' },
    ...{ wrong: '画像を3枚選択', right: '画像を2枚選択' },
  },
  'an amount of money': {
    ...{ check: 'digits', in: 'es', en: 'From R$ 20 on' },
    ...{ wrong: 'Desde R$ 20', right: 'Desde {minimum}' },
  },
  'a missing term': {
    ...{ check: 'terms', in: 'es', en: 'You have free spins', glossary: { terms: [term] } },
    ...{ wrong: 'Tienes tiradas', right: 'Tienes Giros gratis' },
  },
  'a forbidden word': {
    ...{ check: 'forbidden', in: 'fr', en: 'You are back' },
    glossary: { forbidden: [{ pattern: '\\b(tu|es)\\b', reason: 'informal' }] },
    ...{ wrong: 'Te revoilà, tu joues', right: 'Vous êtes de retour' },
  },
}

describe('the check of a catalogue', () => {
  test.each(Object.entries(samples))('%s are a finding', (_, sample) => {
    const { check, id = 'wallet.text', wrong, right } = sample
    const checksOf = (text: string) =>
      findingsOf(sample, text === '' ? {} : { [id]: text })
        .filter((finding) => finding.check === check)
        .map((finding) => `${finding.file} ${finding.id}`)
    expect(checksOf(wrong)).toContain(`locales/${sample.in}.json ${id}`)
    expect(checksOf(right)).toEqual([])
  })

  it('a missing message is a finding, except those of the console outside Portuguese', () => {
    const missing = (language: string, id: string) =>
      findingsOf({ check: 'missing', in: language, id, en: 'Rules' }, {}).map(({ check }) => check)
    expect(missing('es', 'wallet.title')).toEqual(['missing'])
    expect(missing('es', 'operator.title')).toEqual([])
    expect(missing('pt', 'operator.title')).toEqual(['missing'])
  })

  it('one English sentence with two translations is a finding', () => {
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

  it('a term inside a longer one is not required twice', () => {
    const terms = [term, { en: 'spin', use: 'tirada', forms: ['tirada'] }]
    const findings = findingsOf(
      { check: 'terms', in: 'es', en: 'A free spin', glossary: { terms } },
      { 'wallet.text': 'Un giro gratis' },
    )
    expect(findings).toEqual([])
  })

  it('an exception with a reason silences its check, and is a finding when not needed', () => {
    const glossary = { exceptions: { english: { 'wallet.text': 'A loanword.' } } }
    const sample = { check: 'english', in: 'es', en: 'The jackpot', glossary } as const
    expect(findingsOf(sample, { 'wallet.text': 'The jackpot' })).toEqual([])
    expect(findingsOf(sample, { 'wallet.text': 'El bote' })).toMatchObject([
      { file: 'locales/glossary/es.json', check: 'glossary' },
    ])
  })
})

describe('a glossary', () => {
  it('unknown keys and broken expressions are errors with their path', () => {
    const broken = { ...emptyGlossary, tone: 'warm', forbidden: [{ pattern: '(', reason: 'x' }] }
    expect(() => parseGlossary(broken, 'locales/glossary/es.json')).toThrow(
      /es\.json forbidden\.0\.pattern: is not a regular expression[^]*tone/,
    )
  })

  it('a glossary without a language is a finding in all but the source', () => {
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
