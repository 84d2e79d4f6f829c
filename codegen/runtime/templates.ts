/** Reads texts by templates such as `/pets/{id}`. Copied beside generated code. */

/** What is percent-encoded in a text; the text as it is, where that is none. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The variables that a text has where a template has them; undefined where it does not fit. */
export type Template = (text: string) => Record<string, string> | undefined

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A template whose `{variables}` stand for at least one character each.
 * @param character what a variable may stand for, as a regular expression: `[^/]`.
 * @param spell what is written out in the template, as the text has it.
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
