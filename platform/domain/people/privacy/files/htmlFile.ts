/** Human-readable export as a self-contained HTML page. */
import {
  localeOf,
  message,
  type TextLanguage,
  type Texts,
  textIn,
} from '../../../base/texts/texts.ts'
import { titleIn } from '../sections/names.ts'
import type { Section } from '../sections/section.ts'
import type { ExportFile, Portion } from './exportFile.ts'
import { htmlStyle } from './htmlStyle.ts'
import { escapeHtml, momentText, shownValue } from './htmlText.ts'
import { shownColumns } from './plainRow.ts'

const words = {
  title: message('ownData.page.title'),
  account: message('ownData.page.account'),
  made: message('ownData.page.made'),
  contents: message('ownData.page.contents'),
  nothing: message('ownData.page.nothing'),
  note: message('ownData.page.note'),
} as const satisfies Record<string, Texts>

/**
 * True for a section with at most one row. Such a section is shown as a list of columns and values.
 */
const isOneRow = ({ by }: Section) => by === 'id'

const facts = ({ section, rows, people }: Portion, language: TextLanguage): string =>
  rows
    .map((row) => {
      const pairs = shownColumns(section).map(
        ([name, plan]) =>
          `<dt>${escapeHtml(titleIn(section, name, language))}</dt><dd>${shownValue({ section, plan, row, name, people, language })}</dd>`,
      )
      return `<dl>${pairs.join('')}</dl>`
    })
    .join('')

const tableHead = (section: Section, language: TextLanguage): string => {
  const cells = shownColumns(section).map(
    ([name]) => `<th scope="col">${escapeHtml(titleIn(section, name, language))}</th>`,
  )
  return `<div class="scroll" role="region" tabindex="0" aria-labelledby="${section.name}-title"><table><thead><tr>${cells.join('')}</tr></thead><tbody>\n`
}

const tableRows = ({ section, rows, people }: Portion, language: TextLanguage): string =>
  rows
    .map((row) => {
      const cells = shownColumns(section).map(([name, plan]) => {
        const look = plan === 'money' || plan === 'count' ? ' class="number"' : ''
        return `<td${look}>${shownValue({ section, plan, row, name, people, language })}</td>`
      })
      return `<tr>${cells.join('')}</tr>\n`
    })
    .join('')

/**
 * Creates the writer of HTML exports.
 * @param sections sections of the file, for the table of contents.
 */
export const htmlFile = (sections: readonly Section[]): ExportFile => ({
  begin: ({ username, language, requestedAt }) => {
    const links = sections.map(
      ({ name, title }) => `<li><a href="#${name}">${escapeHtml(textIn(title, language))}</a></li>`,
    )
    const title = escapeHtml(textIn(words.title, language))
    return [
      `<!doctype html><html lang="${localeOf(language)}"><head><meta charset="utf-8">`,
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<meta name="color-scheme" content="dark light"><title>${title}</title><style>${htmlStyle}</style></head><body>`,
      `<header><h1>${title}</h1><dl><dt>${textIn(words.account, language)}</dt><dd><bdi>${escapeHtml(username)}</bdi></dd>`,
      `<dt>${textIn(words.made, language)}</dt><dd>${momentText(requestedAt, language)}</dd></dl>`,
      `<p>${textIn(words.note, language)}</p></header>`,
      `<nav aria-label="${textIn(words.contents, language)}"><ul>${links.join('')}</ul></nav><main>\n`,
    ].join('\n')
  },
  portion: (portion, { language }) => {
    const { section, rows, isFirst, isLast } = portion
    const { name, title } = section
    const head = `<section id="${name}"><h2 id="${name}-title">${escapeHtml(textIn(title, language))}</h2>`
    if (isFirst && rows.length === 0)
      return `${head}<p>${textIn(words.nothing, language)}</p></section>\n`
    if (isOneRow(section)) return `${head}${facts(portion, language)}</section>\n`
    const start = isFirst ? head + tableHead(section, language) : ''
    const end = isLast ? '</tbody></table></div></section>\n' : ''
    return `${start}${tableRows(portion, language)}${end}`
  },
  end: () => '</main></body></html>\n',
})
