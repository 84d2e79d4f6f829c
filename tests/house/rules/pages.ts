import type { RepositoryFile } from '../support/repositoryFiles.ts'

type Page = { id: string; paths: readonly [string, ...string[]] }

/**
 * Pages that no end-to-end test opens: none has the page's own address in quotes, or what stands
 * before the parameter of one that has some.
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
