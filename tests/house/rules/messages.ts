import type { RepositoryFile } from '../support/repositoryFiles.ts'

export type MessageTree = { [key: string]: string | MessageTree }

/** Ids of a message tree: `{home: {title: 'x'}}` has the id `home.title`. */
export function messageIds(tree: MessageTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : messageIds(value, `${prefix}${key}.`),
  )
}

/**
 * Unused messages. An id is used if a file contains it in quotes, or builds ids with its prefix: a
 * template such as `registration.tabs.${method}` uses all ids below the prefix.
 *
 * @param areGroupsNamed true if a quoted group, such as `bonuses.expired`, uses all ids below it: a
 * notice has a title and a body.
 */
export function unusedMessages(
  ids: readonly string[],
  files: readonly RepositoryFile[],
  areGroupsNamed = false,
): string[] {
  const all = files.map(({ content }) => content).join('\n')
  const beginnings = [...all.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map(([, start]) => start)
  // Ids in the contract are plain YAML values, so spaces may delimit an id too.
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
