import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** A text as a property named by its language. */
const literal = /^.*(?<![\w.$])(?:pt|en)['"]?: ?['"`].*$/gm

/**
 * Texts by language in code: another language would require changes of code. Texts belong into
 * `locales/`; the demonstration's content in `mocks/content` is data and exempt.
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
