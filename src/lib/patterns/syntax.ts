import { type AST, RegExpParser } from '@eslint-community/regexpp'

const parser = new RegExpParser({ ecmaVersion: 2025 })

/**
 * Parses the alternatives of a regular expression; undefined for syntax that the parser does not
 * support.
 */
export function alternativesOf({
  source,
  flags,
}: Pick<RegExp, 'source' | 'flags'>): readonly AST.Alternative[] | undefined {
  try {
    const unicode = flags.includes('u')
    return parser.parsePattern(source, 0, source.length, { unicode }).alternatives
  } catch {
    return undefined
  }
}
