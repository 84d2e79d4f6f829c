import ts from 'typescript'
import { parse } from '../support/parse.ts'
import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** Attributes whose value is visible or read aloud. */
const textAttributes =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|description|error|hint|heading|legend|summary|tooltip|caption|nothingFound\w*)$/

/** Matches a word. Symbols, digits and separators need no translation. */
const word = /\p{L}{2}/u
/** Matches a message id. Some components of the portal take a message id as a prop. */
const messageId = /^\w+(\.\w+)+$/

/**
 * Untranslated texts in JSX: visible attributes, and strings in braces. Biome's noJsxLiterals
 * reports text between tags.
 */
export function literalTexts(files: readonly RepositoryFile[]): string[] {
  return files.filter(({ path }) => path.endsWith('.tsx')).flatMap(literalsOf)
}

function literalsOf(file: RepositoryFile): string[] {
  const source = parse(file)
  const problems: string[] = []
  const visit = (node: ts.Node): void => {
    const value = readValue(node, source)
    for (const text of value ? stringsOf(value) : []) {
      if (!word.test(text.text) || messageId.test(text.text)) continue
      const { line } = source.getLineAndCharacterOfPosition(text.getStart(source))
      problems.push(`${file.path}:${line + 1} shows '${text.text}'; make it a message id.`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

/** Expression whose value the node shows as text; undefined if it shows none. */
function readValue(node: ts.Node, source: ts.SourceFile): ts.Expression | undefined {
  if (ts.isJsxAttribute(node) && textAttributes.test(node.name.getText(source))) {
    const { initializer } = node
    return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
  }
  const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)
  return isChild ? node.expression : undefined
}

/** Strings that an expression can evaluate to. Results of functions are ignored. */
function stringsOf(expression: ts.Expression): { text: string; getStart: ts.Node['getStart'] }[] {
  if (ts.isStringLiteralLike(expression)) return [expression]
  if (ts.isParenthesizedExpression(expression)) return stringsOf(expression.expression)
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].flatMap(stringsOf)
  if (ts.isTemplateExpression(expression))
    return [expression.head, ...expression.templateSpans.map(({ literal }) => literal)]
  if (!ts.isBinaryExpression(expression)) return []
  const { left, operatorToken, right } = expression
  return operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    ? stringsOf(right)
    : isJoin(operatorToken.kind)
      ? [left, right].flatMap(stringsOf)
      : []
}

function isJoin(kind: ts.SyntaxKind): boolean {
  return (
    kind === ts.SyntaxKind.PlusToken ||
    kind === ts.SyntaxKind.BarBarToken ||
    kind === ts.SyntaxKind.QuestionQuestionToken
  )
}
