/** What a bundler knows of its modules, as far as it is read here. */
export type Modules = {
  getModuleInfo(id: string): {
    isEntry: boolean
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

/**
 * Finds for each module what is loaded by itself and imports it, directly or by what that imports:
 * the entries, and all that these load later. Whoever uses a module uses its imports too.
 * @returns ids by the module's id.
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

/** All modules that the given ones import statically, themselves included. */
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
