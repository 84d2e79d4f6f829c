import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** Matches a line with a text in a property named `pt` or `en`. */
const literal = /^.*(?<![\w.$])(?:pt|en)['"]?: ?['"`].*$/gm

/**
 * Texts by language in code. A new language would require changes of this code. Texts belong in
 * `locales/`. The demonstration's content in `mocks/content` is data and exempt.
 */
export function languageLiterals(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ path }) => /^(src|platform|gateway|mocks(?!\/(content|gen)\/))\//.test(path))
    .flatMap(({ path, content }) =>
      Array.from(
        content.matchAll(literal),
        ([line]) => `${path}: make a message of ${line.trim().slice(0, 60)}`,
      ),
    )
}
