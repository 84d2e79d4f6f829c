import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** A comment that names a limit of the contract, right before a constant that holds a number. */
const handWritten =
  /\/\*\*(?:(?!\*\/)[\s\S])*\bcontract(?:'s `| takes| gives| counts)(?:(?!\*\/)[\s\S])*\*\/\n(?:export )?const (\w+|\[[^\]\n]+\])(?:: [^=\n]+)? = (?:[[{][^\n]*)?-?\d/g

/**
 * Limits of the contract that are written a second time: `src/api/gen/limits.ts` has them. `src/lib`
 * may not import it.
 */
export function handWrittenLimits(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ path }) => /^(src|platform)\//.test(path) && !path.startsWith('src/lib/'))
    .flatMap(({ path, content }) =>
      Array.from(
        content.matchAll(handWritten),
        ([, name]) => `${path}: take ${name} from src/api/gen/limits.ts.`,
      ),
    )
}
