/** Column values as readable text, escaped for HTML. */

import {
  formatLocaleOf,
  message,
  type TextLanguage,
  type Texts,
  textIn,
  textLanguages,
} from '../../../base/texts/texts.ts'
import { marketZone } from '../../../base/time/marketTime.ts'
import { factName, labelIn, wordIn } from '../sections/names.ts'
import type { AnyRow, ColumnPlan, Plain, Section } from '../sections/section.ts'
import { type People, plainValue } from './plainRow.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/**
 * The formatters are created only once, because creating one takes longer than formatting a page of
 * rows.
 */
const formats = new Map(
  textLanguages.map((language) => {
    const locale = formatLocaleOf(language)
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
  yes: message('ownData.yesAndNo.yes'),
  no: message('ownData.yesAndNo.no'),
}

/**
 * Date and time in the market's time zone.
 * @param at milliseconds since 1970.
 */
export const momentText = (at: number, language: TextLanguage): string =>
  escapeHtml(formats.get(language)?.moment.format(at) ?? '')

/** Plain data as one text: list items separated by commas, properties by semicolons. */
function textOf(value: Plain, language: TextLanguage): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return textIn(yesAndNo[value ? 'yes' : 'no'], language)
  if (typeof value !== 'object') return wordIn(String(value), language)
  if (Array.isArray(value)) {
    return value.map((one) => textOf(one, language)).join(', ') || '–'
  }
  const facts = Object.entries(value).filter(([, one]) => one !== '' && one !== null)
  const named = ([name, one]: [string, Plain]) =>
    `${factName(name, language)}: ${textOf(one, language)}`
  return facts.map(named).join('; ') || '–'
}

type Shown = {
  section: Section
  plan: ColumnPlan
  row: AnyRow
  name: string
  people: People
  language: TextLanguage
}

/** Value of a column as HTML. */
export function shownValue({ section, plan, row, name, people, language }: Shown): string {
  const value = row[name] ?? null
  if (typeof plan === 'string' && value !== null) {
    const format = formats.get(language)
    if (plan === 'time') return momentText(Number(value), language)
    if (plan === 'money') return escapeHtml(format?.money.format(Number(value) / 100) ?? '')
    if (plan === 'count') return escapeHtml(format?.number.format(Number(value)) ?? '')
    // The cast is safe: columns with the plan `texts` store `Texts`.
    if (plan === 'texts') return escapeHtml(textIn(value as Texts, language))
    if (plan === 'text') return escapeHtml(String(value) || '–')
    if (plan === 'word') return escapeHtml(labelIn(section, name, String(value), language))
  }
  return escapeHtml(textOf(plainValue(plan, row, name, people), language))
}
