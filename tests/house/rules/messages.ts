import type { RepositoryFile } from '../support/repositoryFiles.ts'

export type MessageTree = { [key: string]: string | MessageTree }

/** `{home: {title: 'x'}}` has the id `home.title`. */
export function messageIds(tree: MessageTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : messageIds(value, `${prefix}${key}.`),
  )
}

/**
 * Texts that nothing shows. An id is used when a file names it in quotes, or when a file makes ids
 * with its beginning: a template such as `registration.tabs.${method}` uses all below that.
 */
export function unusedMessages(ids: readonly string[], files: readonly RepositoryFile[]): string[] {
  const all = files.map(({ content }) => content).join('\n')
  const beginnings = [...all.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map(([, start]) => start)
  // Contracts name ids as plain YAML values.
  const named = new Set(all.match(/(?<=['"`\s])[\w-]+(\.[\w-]+)+(?=['"`\s,])/g))
  return ids.filter(
    (id) => !named.has(id) && !beginnings.some((start) => start && id.startsWith(start)),
  )
}
