import ts from 'typescript'
import { parse } from '../support/parse.ts'
import { isTest, type RepositoryFile } from '../support/repositoryFiles.ts'

const relativeStart = /^(?:what|who|whom|whose|which|whether|where|when|how|why|that|as|so)\b/i
const commentStart = /^\s*(?:\{?\/\*\*?|\/\/)\s*(.*)$/

/** Comments that begin with a relative clause instead of their subject or a verb. */
export function relativeComments(files: readonly RepositoryFile[]): string[] {
  return files.flatMap(({ path, content }) => {
    const lines = content.split('\n')
    return lines.flatMap((line, index) => {
      const [, text] = commentStart.exec(line) ?? []
      const continuesComment =
        line.trim().startsWith('//') && /^\s*\/\//.test(lines[index - 1] ?? '')
      if (text === undefined || continuesComment) return []
      const start = text === '' ? (lines[index + 1] ?? '').replace(/^\s*\* ?/, '') : text
      return relativeStart.test(start)
        ? [`${path}:${index + 1} begins with a relative clause: ${start.slice(0, 60)}`]
        : []
    })
  })
}

/** First words of a title that lacks a subject. Words that are also plural nouns are not listed. */
const verb =
  /(?:is|are|was|were|has|have|had|does|do|can|may|must|that|who|whose|which|of|gives|takes|tells|says|asks|lets|leaves|holds|keeps|knows|goes|comes|sends|refuses|rejects|removes|decides|becomes|stays|shows|opens|accepts|returns|appears|puts)\b/
    .source
const titleStart = new RegExp(`^(?:\\[[^\\]]+\\]\\s*)*${verb}`)
/**
 * Matches strings that begin with one of the verbs in `verb`. A file without such a string is not
 * parsed.
 */
const quotedStart = new RegExp(`['"\`]${titleStart.source.slice(1)}`)

/** Test titles that cannot be read without their `describe`, since they begin with a verb. */
export function titlesWithoutSubject(files: readonly RepositoryFile[]): string[] {
  return files.filter(isTest).flatMap((file) => {
    if (!quotedStart.test(file.content)) return []
    const source = parse(file)
    const problems: string[] = []
    const visit = (node: ts.Node): void => {
      const title = ts.isCallExpression(node) ? titleOf(node) : undefined
      if (title && titleStart.test(title.text)) {
        const line = source.getLineAndCharacterOfPosition(title.getStart(source)).line + 1
        problems.push(`${file.path}:${line} has a title without a subject: ${title.text}`)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return problems
  })
}

/** Title of `it(…)`, `test.each(…)(…)` and the like. */
function titleOf({ expression, arguments: values }: ts.CallExpression) {
  const [title] = values
  if (values.length < 2 || !title || !ts.isStringLiteralLike(title)) return undefined
  let callee: ts.Node = expression
  while (
    ts.isPropertyAccessExpression(callee) ||
    ts.isCallExpression(callee) ||
    ts.isTaggedTemplateExpression(callee)
  ) {
    if (ts.isPropertyAccessExpression(callee) && callee.name.text === 'step') return undefined
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression
  }
  return ts.isIdentifier(callee) && ['it', 'test'].includes(callee.text) ? title : undefined
}
