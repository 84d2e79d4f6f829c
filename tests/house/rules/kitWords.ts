import ts from 'typescript'
import { parse } from '../support/parse.ts'
import type { RepositoryFile } from '../support/repositoryFiles.ts'

const apiPath = /^\/(wps|lgw|lotto|ops)(\/|$)/
/** A message id such as `records.pager.next`, or the prefix of a template. */
const idOrBeginning = /^[\w-]+(\.[\w-]+)*\.?$/

/** Groups of generic messages: texts of a pager, a toast or a failed request. */
const machineryGroups = [
  'app',
  'copy',
  'copying',
  'countdown',
  'failure',
  'files',
  'language',
  'pager',
  'records.clear',
  'records.csv',
  'records.details',
  'records.filters',
  'records.new',
  'records.open',
  'records.pager',
  'records.periods',
  'records.widen',
  'records.zone',
  'theme',
  'window',
]

/**
 * Product-specific code in generic folders: a path of a call in `src/kit` or `src/ui`, a message of
 * the product in `src/kit`, and any message in `src/ui`, since all texts of `src/ui` are props.
 *
 * @param ids every message id
 */
export function productWords(files: readonly RepositoryFile[], ids: readonly string[]): string[] {
  const known = new Set(ids)
  const topics = new Set(ids.map((id) => id.split('.')[0]))
  return files.flatMap((file) => {
    const [, layer] = /^src\/(kit|ui)\/.*\.tsx?$/.exec(file.path) ?? []
    if (layer === undefined) return []
    const allowed = layer === 'kit' ? machineryGroups : []
    return stringsOf(file).flatMap(({ text, isBeginning }) => {
      const where = `${file.path} names '${text}'`
      if (apiPath.test(text)) return [`${where}; take what the call gives as a parameter.`]
      const isMessage = isBeginning
        ? /\.$/.test(text) && idOrBeginning.test(text) && topics.has(text.split('.')[0])
        : known.has(text)
      const isAllowed = allowed.some((group) => `${text}.`.startsWith(`${group}.`))
      return isMessage && !isAllowed ? [`${where}; take the text as a parameter.`] : []
    })
  })
}

/** All strings of a file. Of a template, only the text before its first placeholder. */
function stringsOf(file: RepositoryFile): { text: string; isBeginning: boolean }[] {
  const found: { text: string; isBeginning: boolean }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push({ text: node.text, isBeginning: false })
    if (ts.isTemplateHead(node)) found.push({ text: node.text, isBeginning: true })
    ts.forEachChild(node, visit)
  }
  visit(parse(file))
  return found
}
