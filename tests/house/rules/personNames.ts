import ts from 'typescript'
import { parse } from '../support/parse.ts'
import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** Fields of the contract that contain a person's name. */
const nameFields: ReadonlySet<string> = new Set([
  'nickname',
  'account',
  'username',
  'fullname',
  'realName',
  'payeeName',
  'holder',
  'customerName',
])
/** Matches each of the fields. A file that mentions none is not parsed. */
const anyField = new RegExp(`\\b(?:${[...nameFields].join('|')})\\b`)

/** Attributes and properties whose value is visible or read aloud. */
const textAttributes =
  /^(aria-(label|description)|alt|label|title|heading|description|text|term|value|end|header)$/
/**
 * Attribute with the value of an input. An input shows its value alone, so that a name in it needs
 * no `<bdi>`.
 */
const ofInput = /^value$/

/**
 * Finds names of people that are shown outside a `<bdi>`: in JSX, as a component's result, as a
 * value in a message, as a property that a list shows, or in a column of records whose `as` is not
 * `name`. `<PersonName>` shows a name in a `<bdi>`; `plainName()` makes a name safe for plain text.
 */
export function bareNames(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ path, content }) => /\.tsx?$/.test(path) && anyField.test(content))
    .flatMap(bareNamesOf)
}

function bareNamesOf(file: RepositoryFile): string[] {
  const source = parse(file)
  const names = new Set([...nameFields, ...otherNamesOf(source)])
  const problems: string[] = []
  const visit = (node: ts.Node): void => {
    const place = shownBy(node)
    if ((place && mayBeName(place, names)) || isOtherColumn(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      problems.push(`${file.path}:${line + 1} shows a person's name; wrap it in <PersonName>.`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

/** Variables of a file that are derived from people's names. */
function otherNamesOf(source: ts.SourceFile): Set<string> {
  const others = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      if (mayBeName(node.initializer, nameFields)) others.add(node.name.text)
    }
    if (ts.isBindingElement(node) && ts.isIdentifier(node.name) && node.propertyName) {
      if (nameFields.has(node.propertyName.getText(source))) others.add(node.name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return others
}

/** Expression whose value the node shows; undefined if it shows none. */
function shownBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isJsxExpression(node)) return ofJsx(node)
  if (ts.isReturnStatement(node)) return isOfComponent(node) ? node.expression : undefined
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
    return isComponent(node) ? node.body : undefined
  }
  const isProperty = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)
  if (!isProperty) return undefined
  const value = ts.isPropertyAssignment(node) ? node.initializer : node.name
  const isShownProperty =
    node.getSourceFile().fileName.endsWith('x') && textAttributes.test(node.name.getText())
  return isShownProperty || isMessageValue(node) ? value : undefined
}

function ofJsx({ parent, expression }: ts.JsxExpression): ts.Expression | undefined {
  if (!ts.isJsxAttribute(parent)) return expression
  const attribute = parent.name.getText()
  return textAttributes.test(attribute) && !ofInput.test(attribute) ? expression : undefined
}

/**
 * True for a property of `values={{ … }}`, of `values: { … }`, or of the values passed to
 * `formatMessage`.
 */
function isMessageValue({ parent: { parent } }: ts.ObjectLiteralElementLike): boolean {
  if (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) {
    return parent.parent.name.getText() === 'values'
  }
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'values'
  return ts.isCallExpression(parent) && /\bformatMessage$/.test(parent.expression.getText())
}

function isOfComponent(node: ts.Node): boolean {
  const owner = ts.findAncestor(node, ts.isFunctionLike)
  return owner !== undefined && isComponent(owner)
}

/** True for a function of a `.tsx` file whose name begins with a capital letter. */
function isComponent(node: ts.SignatureDeclaration): boolean {
  const { name } =
    ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent) ? node.parent : node
  return node.getSourceFile().fileName.endsWith('x') && /^[A-Z]/.test(name?.getText() ?? '')
}

/** True if the expression can evaluate to a name, or to a text that contains one. */
function mayBeName(node: ts.Expression, names: ReadonlySet<string>): boolean {
  const isName = (part: ts.Expression) => mayBeName(part, names)
  if (ts.isIdentifier(node)) return names.has(node.text)
  if (ts.isPropertyAccessExpression(node)) return nameFields.has(node.name.text)
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node))
    return isName(node.expression)
  if (ts.isConditionalExpression(node)) return isName(node.whenTrue) || isName(node.whenFalse)
  if (ts.isTemplateExpression(node))
    return node.templateSpans.some((span) => isName(span.expression))
  // A method call on the name, such as `slice` or `toUpperCase`.
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    return isName(node.expression.expression)
  }
  if (!ts.isBinaryExpression(node)) return false
  const { left, operatorToken, right } = node
  switch (operatorToken.kind) {
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return isName(right)
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
    case ts.SyntaxKind.PlusToken:
      return isName(left) || isName(right)
    default:
      return false
  }
}

/** True for a record column that shows a person's name as a kind other than `name`. */
function isOtherColumn(node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node)) return false
  const textOf = (name: string) => {
    const property = node.properties.find((one) => one.name?.getText() === name)
    const isText = property && ts.isPropertyAssignment(property)
    return isText && ts.isStringLiteral(property.initializer)
      ? property.initializer.text
      : undefined
  }
  const as = textOf('as')
  return as !== undefined && as !== 'name' && nameFields.has(textOf('field') ?? '')
}
