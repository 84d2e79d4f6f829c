/** Module graph of the bundler, reduced to the fields in use. */
export type Modules = {
  getModuleInfo(id: string): {
    isEntry: boolean
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

/**
 * Finds the entries and dynamically imported modules that use each module, directly or through
 * static imports.
 * @returns ids of these users, by the id of the used module.
 */
export function findUsers(
  entries: readonly string[],
  modules: Modules,
): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>()
  const roots = [...entries]
  for (const root of roots) {
    const waiting = [root]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const known = users.get(id) ?? new Set()
      if (known.has(root)) continue
      users.set(id, known.add(root))
      const info = modules.getModuleInfo(id)
      waiting.push(...(info?.importedIds ?? []))
      for (const later of info?.dynamicallyImportedIds ?? []) {
        if (!roots.includes(later)) roots.push(later)
      }
    }
  }
  return users
}

/** Static imports of the given modules, transitively, including the modules themselves. */
export function findImports(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...ids]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}
