import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** A comment that mentions a limit of the contract, directly above a constant with a number. */
const handWritten =
  /\/\*\*(?:(?!\*\/)[\s\S])*\bcontract(?:'s `| takes| gives| counts)(?:(?!\*\/)[\s\S])*\*\/\n(?:export )?const (\w+|\[[^\]\n]+\])(?:: [^=\n]+)? = (?:[[{][^\n]*)?-?\d/g

/**
 * Limits of the contract that are duplicated by hand: `src/api/gen/limits.ts` has them. `src/lib`
 * is exempt, since it may not import that file.
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
