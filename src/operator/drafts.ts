import { dropDraft, hasChanges, useEditor } from './rules/editorStore.ts'
import { dropSettings, hasSettingsChanges, useSettings } from './settings/settingsStore.ts'

/** Whether something would be lost with this tab of the browser. */
export const isAnythingUnsaved = (): boolean =>
  hasChanges(useEditor.getState()) || hasSettingsChanges(useSettings.getState())

/** Whether anything is open that a lost session must not cost. */
export function useHasDraft(): boolean {
  const hasRules = useEditor((state) => state.base !== null)
  const hasSettings = useSettings((state) => state.base !== null)
  return hasRules || hasSettings
}

/** Forgets everything that was edited. */
export function dropDrafts(): void {
  dropDraft()
  dropSettings()
}
