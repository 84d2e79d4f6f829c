import type { Place, Repository } from './repository.ts'

/**
 * Normalizes a word: letter case, slashes, dashes and dots do not matter, so that 'sign-up' finds
 * `signUp`.
 */
export const normalizeWord = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

type Nested = { [key: string]: string | Nested }

/**
 * Message ids of the source language with their lines. Keys are located in their order in the file.
 */
export function messagesOf(
  repository: Repository,
  path = 'locales/en.json',
): { id: string; place: Place; text: string }[] {
  const content = repository.get(path) ?? '{}'
  let at = 0
  const walk = (texts: Nested, prefix: string): { id: string; place: Place; text: string }[] =>
    Object.entries(texts).flatMap(([key, value]) => {
      at = content.indexOf(`${JSON.stringify(key)}:`, at)
      const line = content.slice(0, at).split('\n').length
      return typeof value === 'string'
        ? [{ id: prefix + key, place: `${path}:${line}`, text: value }]
        : walk(value, `${prefix}${key}.`)
    })
  return walk(JSON.parse(content), '')
}
