import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** A text beside the code of its language, as a property of an object. */
const literal = /^.*(?<![\w.$])(?:pt|en)['"]?: ?['"`].*$/gm

/**
 * Texts that are written in code by language: a third language would mean editing code. They are
 * messages of `locales/`. The demonstration's own, in `mocks/content`, are data.
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
