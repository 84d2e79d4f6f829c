import type { RepositoryFile } from '../support/repositoryFiles.ts'

type Page = { id: string; paths: readonly [string, ...string[]] }

/**
 * Pages without an end-to-end test: no test contains the page's URL path in quotes, or the part of
 * the path before its first parameter.
 */
export function pagesWithoutTest(
  pages: readonly Page[],
  files: readonly RepositoryFile[],
): string[] {
  const tests = files
    .filter(({ path }) => path.endsWith('.e2e.ts'))
    .map(({ content }) => content)
    .join('\n')
  return pages
    .filter(({ paths: [own] }) => {
      const [start, parameter] = own.split(':')
      return !tests.includes(parameter === undefined ? `'${own}'` : `\`${start}$`)
    })
    .map(({ id, paths: [own] }) => `No file of tests/e2e opens ${own}, the page ${id}.`)
}
