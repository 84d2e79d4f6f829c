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
 *
 * @param areGroupsNamed true where a group that is named in quotes, such as `bonuses.expired`, is used
 *   with all that is below it: a notice has a title and a body.
 */
export function unusedMessages(
  ids: readonly string[],
  files: readonly RepositoryFile[],
  areGroupsNamed = false,
): string[] {
  const all = files.map(({ content }) => content).join('\n')
  const beginnings = [...all.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map(([, start]) => start)
  // Contracts name ids as plain YAML values.
  const named = new Set(all.match(/(?<=['"`\s])[\w-]+(\.[\w-]+)+(?=['"`\s,])/g))
  const isGroupNamed = (id: string) =>
    areGroupsNamed &&
    id.split('.').some((_, index, parts) => named.has(parts.slice(0, index).join('.')))
  return ids.filter(
    (id) =>
      !named.has(id) &&
      !beginnings.some((start) => start && id.startsWith(start)) &&
      !isGroupNamed(id),
  )
}
