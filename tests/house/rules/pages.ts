/** Pages that no visitor of a test has ever seen. A page's e2e file is named by the page's id. */
export function pagesWithoutTest(ids: readonly string[], paths: readonly string[]): string[] {
  return ids
    .map((id) => `tests/e2e/${id}.e2e.ts`)
    .filter((file) => !paths.includes(file))
    .map((file) => `${file} is missing.`)
}
