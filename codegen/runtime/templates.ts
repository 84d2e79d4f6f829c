/** Matches texts with templates such as `/pets/{id}`. Copied beside generated code. */

/** Percent-decoded text; the text itself if its encoding is invalid. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Variables of a text that matches a template; undefined otherwise. */
export type Template = (text: string) => Record<string, string> | undefined

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Creates a template whose `{variables}` match at least one character each.
 * @param character characters of a variable, as a regular expression: `[^/]`.
 * @param spell encodes literal text of the template as in the matched text.
 */
export function createTemplate(
  template: string,
  character: string,
  spell: (literal: string) => string,
): Template {
  const names: string[] = []
  const pattern = template.replace(/\{([^}]+)\}|[^{]+/g, (text, name) => {
    if (name === undefined) return escapeText(spell(text))
    names.push(name)
    return `(${character}+?)`
  })
  const expression = new RegExp(`^${pattern}$`, 's')
  return (text) => {
    const match = expression.exec(text)
    if (!match) return undefined
    return Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']))
  }
}
