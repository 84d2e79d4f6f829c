import type { Context } from '../context/context.ts'
import { DuplicateError } from '../storage/store.ts'

/**
 * Returns a setting, which is created at its first use. If several processes create it
 * concurrently, all of them get the value that was stored first.
 * @param id id of the setting; only the caller's module may write it
 */
export async function settingMadeOnce<Value>(
  { store, now }: Pick<Context, 'store' | 'now'>,
  id: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const stored = await store.settings.get(id)
  // The cast is safe: only the caller's module writes the setting, always with this type.
  if (stored) return stored.value as Value
  const value = await make()
  try {
    await store.transaction(async ({ settings }, announce) => {
      await settings.insert({ id, value, updatedAt: now() })
      announce({ type: 'settingsChanged' })
    })
    return value
  } catch (error) {
    // Another call stored the setting first.
    const other = error instanceof DuplicateError ? await store.settings.get(id) : undefined
    if (!other) throw error
    // The cast is safe: only the caller's module writes the setting, always with this type.
    return other.value as Value
  }
}
