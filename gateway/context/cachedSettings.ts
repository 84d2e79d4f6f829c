import type {
  DomainStore,
  DomainTables,
} from '../../platform/domain/base/collections/collections.ts'

type Settings = DomainTables['settings']
type SettingRow = Awaited<ReturnType<Settings['get']>>

/**
 * Adds a cache of settings to a store, since nearly every call reads a setting and settings change
 * rarely. Cached values are frozen because all callers share them. A write through this store is
 * visible to the next read. A write by another process is visible after `forget`.
 */
export function withCachedSettings(store: DomainStore): { store: DomainStore; forget(): void } {
  const known = new Map<string, Promise<SettingRow>>()
  const forget = () => known.clear()

  /** Wraps a write so that the cache is dropped after it, even if it fails. */
  const forgetting =
    <Parameters extends unknown[], Result>(write: (...args: Parameters) => Promise<Result>) =>
    (...args: Parameters) =>
      write(...args).finally(forget)

  const { settings } = store
  const read = async (id: string): Promise<SettingRow> => freeze(await settings.get(id))
  const get = (id: string): Promise<SettingRow> => {
    const kept = known.get(id)
    if (kept) return kept
    const reading = read(id)
    known.set(id, reading)
    // A failed read is removed from the cache, so that the next call reads again.
    reading.catch(() => known.get(id) === reading && known.delete(id))
    return reading
  }
  const cached: Settings = {
    ...settings,
    get,
    peek: get,
    insert: forgetting(settings.insert),
    insertMany: forgetting(settings.insertMany),
    update: forgetting(settings.update),
    remove: forgetting(settings.remove),
  }
  // The writes of a transaction become visible when it ends, so the cache is dropped at that time.
  const transaction: DomainStore['transaction'] = async (work) => {
    let wrote = false
    const marking =
      <Parameters extends unknown[], Result>(write: (...args: Parameters) => Promise<Result>) =>
      (...args: Parameters) => {
        wrote = true
        return write(...args)
      }
    try {
      return await store.transaction((tables, announce) => {
        const inside = tables.settings
        const marked: Settings = {
          ...inside,
          // After a write, the cached value is stale for this transaction.
          peek: (id) => (wrote ? undefined : known.get(id)) ?? inside.peek(id),
          insert: marking(inside.insert),
          insertMany: marking(inside.insertMany),
          update: marking(inside.update),
          remove: marking(inside.remove),
        }
        return work({ ...tables, settings: marked }, announce)
      })
    } finally {
      if (wrote) forget()
    }
  }
  return { store: { ...store, settings: cached, transaction }, forget }
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(freeze)
  }
  return value
}
