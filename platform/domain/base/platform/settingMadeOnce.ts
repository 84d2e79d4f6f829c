import type { Context } from '../context/context.ts'
import { DuplicateError } from '../storage/store.ts'

/**
 * Creates a setting at its first use. When several processes do so concurrently, all get the stored
 * value.
 * @param id the setting's row, which only the caller's module writes
 */
export async function settingMadeOnce<Value>(
  { store, now }: Pick<Context, 'store' | 'now'>,
  id: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const stored = await store.settings.get(id)
  // Only the caller's module writes the row, always with this type.
  if (stored) return stored.value as Value
  const value = await make()
  try {
    await store.transaction(async ({ settings }, announce) => {
      await settings.insert({ id, value, updatedAt: now() })
      announce({ type: 'settingsChanged' })
    })
    return value
  } catch (error) {
    // A concurrent first use was faster.
    const other = error instanceof DuplicateError ? await store.settings.get(id) : undefined
    if (!other) throw error
    // The caller's module wrote the row.
    return other.value as Value
  }
}
