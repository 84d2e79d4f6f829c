/** Values that are longer help nobody who points at a property. */
const longestValue = 120

function shortValue(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text === undefined || text.length > longestValue ? undefined : text
}

function tagged(tag: string, value: unknown): string[] {
  const text = value === undefined ? undefined : shortValue(value)
  return text === undefined ? [] : [`@${tag} ${text}`.trimEnd()]
}

type Described = { [keyword: string]: unknown }

const textAt = (thing: Described, key: string): string => {
  const text = thing[key]
  return typeof text === 'string' ? text.trim() : ''
}

const prose = ['title', 'summary', 'description']

const exampleOf = ({ example, examples }: Described): unknown =>
  example === undefined && Array.isArray(examples) ? examples[0] : example

function linesOf(thing: Described): string[] {
  const texts = prose.map((key) => textAt(thing, key))
  const distinct = texts.filter((text, index) => text !== '' && texts.indexOf(text) === index)
  return [
    // Editors read Markdown, where only an empty line ends a paragraph.
    ...(distinct.length > 0 ? [distinct.join('\n\n')] : []),
    ...(typeof thing.format === 'string' ? [`Format: ${thing.format}`] : []),
    ...(thing.deprecated === true ? ['@deprecated'] : []),
    ...tagged('default', thing.default),
    ...tagged('example', exampleOf(thing)),
  ]
}

/**
 * What a contract says about a thing (schema, parameter, operation, answer) as a comment that editors
 * show: title, summary, description, format, deprecation, default and example.
 * @returns whole lines, each with its end; nothing when the contract says nothing.
 */
export function docComment(thing: unknown, indent: string): string {
  if (typeof thing !== 'object' || thing === null) return ''
  // Each part is looked at before it is used.
  const text = linesOf(thing as Described).join('\n')
  if (text === '') return ''
  const lines = text.replaceAll('*/', '*\\/').split(/\r\n|[\r\n\u2028\u2029]/)
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  const body = lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')
  return `${indent}/**\n${body}\n${indent} */\n`
}
