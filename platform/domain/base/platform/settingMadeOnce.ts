import type { Context } from '../context/context.ts'
import { DuplicateError } from '../storage/store.ts'

/**
 * A setting that is made at its first use, however many processes use it first: all get the one
 * that was kept.
 * @param id names the setting's row, which only the caller's module writes
 */
export async function settingMadeOnce<Value>(
  { store, now }: Pick<Context, 'store' | 'now'>,
  id: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const stored = await store.settings.get(id)
  // Only the caller's module writes the row.
  if (stored) return stored.value as Value
  const value = await make()
  try {
    await store.transaction(async ({ settings }, announce) => {
      await settings.insert({ id, value, updatedAt: now() })
      announce({ type: 'settingsChanged' })
    })
    return value
  } catch (error) {
    // Another first use was faster.
    const other = error instanceof DuplicateError ? await store.settings.get(id) : undefined
    if (!other) throw error
    // The same module wrote it.
    return other.value as Value
  }
}
