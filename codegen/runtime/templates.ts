/**
 * Matches texts against templates such as `/pets/{id}`. This module is copied into generated code.
 */

/** Decodes percent-encoding; returns the text unchanged if its encoding is invalid. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Function that matches a text with a template. Returns the values of the variables, or undefined
 * if the text does not match.
 */
export type Template = (text: string) => Record<string, string> | undefined

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Creates a template whose `{variables}` match at least one character each.
 * @param character regular expression of the characters that a variable matches: `[^/]`.
 * @param spell converts the literal text of the template to the encoding of the texts that the
 * template is compared with.
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
