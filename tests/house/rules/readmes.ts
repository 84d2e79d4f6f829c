import type { RepositoryFile } from '../support/repositoryFiles.ts'

export function foldersWithoutReadme(files: readonly RepositoryFile[]): string[] {
  const folders = new Set(
    files.flatMap(({ path }) => (path.includes('/') ? [path.split('/')[0] ?? ''] : [])),
  )
  return [...folders]
    .filter((folder) => !folder.startsWith('.'))
    .filter((folder) => !files.some(({ path }) => path === `${folder}/README.md`))
    .map((folder) => `${folder}/README.md is missing.`)
}

export function brokenLinks(files: readonly RepositoryFile[], paths: readonly string[]): string[] {
  const isThere = (target: string) =>
    paths.some((path) => path === target || path.startsWith(`${target.replace(/\/$/, '')}/`))
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, content }) =>
      [...withoutCode(content).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, target = '']) => new URL(target, `file:///${path}`).pathname.slice(1))
        .filter((target) => !isThere(target))
        .map((target) => `${path} links to ${target}, which does not exist.`),
    )
}

/** Removes code, since code may look like links. */
function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')
}
