import { type AST, RegExpParser } from '@eslint-community/regexpp'

const parser = new RegExpParser({ ecmaVersion: 2025 })

/** Reads the alternatives of an expression; undefined where the engine knows newer syntax. */
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
