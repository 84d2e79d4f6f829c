/** Values as people read them, safe to stand in HTML. */

import { type TextLanguage, type Texts, textLanguages } from '../../../base/texts/texts.ts'
import { marketZone } from '../../../base/time/marketTime.ts'
import { labelOf } from '../sections/labels.ts'
import type { AnyRow, ColumnPlan, Plain } from '../sections/section.ts'
import { wordIn } from '../sections/words.ts'
import { type People, plainValue } from './plainRow.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text that stands in HTML as it is, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '')

const locales: Readonly<Record<TextLanguage, string>> = { pt: 'pt-BR', en: 'en' }

/** Made once: each takes longer than a page of rows. */
const formats = new Map(
  textLanguages.map((language) => {
    const locale = locales[language]
    const moment = { dateStyle: 'short', timeStyle: 'medium', timeZone: marketZone } as const
    return [
      language,
      {
        moment: new Intl.DateTimeFormat(locale, moment),
        money: new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }),
        number: new Intl.NumberFormat(locale),
      },
    ]
  }),
)

const yesAndNo: Readonly<Record<'yes' | 'no', Texts>> = {
  yes: { pt: 'Sim', en: 'Yes' },
  no: { pt: 'Não', en: 'No' },
}

/** A moment on the market's clocks. @param at milliseconds since 1970. */
export const momentText = (at: number, language: TextLanguage): string =>
  escapeHtml(formats.get(language)?.moment.format(at) ?? '')

/** Plain data as one text: lists by commas, facts by semicolons. */
function textOf(value: Plain, language: TextLanguage): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return yesAndNo[value ? 'yes' : 'no'][language]
  if (typeof value !== 'object') return wordIn(String(value), language)
  if (Array.isArray(value)) {
    return value.map((one) => textOf(one, language)).join(', ') || '–'
  }
  const facts = Object.entries(value).filter(([, one]) => one !== '' && one !== null)
  const named = ([name, one]: [string, Plain]) =>
    `${labelOf(name)?.[language] ?? name}: ${textOf(one, language)}`
  return facts.map(named).join('; ') || '–'
}

type Shown = {
  plan: ColumnPlan
  row: AnyRow
  name: string
  people: People
  language: TextLanguage
}

/** A value of a row, in HTML. */
export function shownValue({ plan, row, name, people, language }: Shown): string {
  const value = row[name] ?? null
  if (typeof plan === 'string' && value !== null) {
    const format = formats.get(language)
    if (plan === 'time') return momentText(Number(value), language)
    if (plan === 'money') return escapeHtml(format?.money.format(Number(value) / 100) ?? '')
    if (plan === 'count') return escapeHtml(format?.number.format(Number(value)) ?? '')
    // The column holds texts of ours.
    if (plan === 'texts') return escapeHtml((value as Texts)[language])
    if (plan === 'text') return escapeHtml(String(value) || '–')
  }
  return escapeHtml(textOf(plainValue(plan, row, name, people), language))
}
