/** Values that are longer help nobody who points at a property. */
const longestValue = 120

function shortValue(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text === undefined || text.length > longestValue ? undefined : text
}

const textAt = (thing: Record<string, unknown>, key: string): string[] => {
  const text = thing[key]
  return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []
}

const tagged = (tag: string, value: unknown): string[] => {
  const text = value === undefined ? undefined : shortValue(value)
  return text === undefined ? [] : [`@${tag} ${text}`.trimEnd()]
}

const exampleOf = ({ example, examples }: Record<string, unknown>): unknown =>
  example === undefined && Array.isArray(examples) ? examples[0] : example

const proseOf = (thing: Record<string, unknown>): string[] => [
  ...new Set(['title', 'summary', 'description'].flatMap((key) => textAt(thing, key))),
]

function tags(thing: Record<string, unknown>): string[] {
  return [
    ...textAt(thing, 'format').map((format) => `Format: ${format}`),
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
  const said = { ...thing } as Record<string, unknown>
  const prose = proseOf(said).join('\n\n')
  const text = [prose, ...tags(said)].filter((part) => part !== '').join('\n')
  if (text === '') return ''
  const lines = text.replaceAll('*/', '*\\/').split(/\r\n|[\r\n\u2028\u2029]/)
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  const body = lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')
  return `${indent}/**\n${body}\n${indent} */\n`
}
