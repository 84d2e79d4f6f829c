import { dropDraft, hasChanges, useEditor } from './rules/editorStore.ts'
import { isDraftKept } from './rules/kept/keptDraft.ts'
import { useOperatorSession } from './session/operatorSession.ts'
import { dropSettings, hasSettingsChanges, useSettings } from './settings/settingsStore.ts'

/**
 * Whether something would be lost with this tab of the browser. Rules are kept in it for their
 * operator.
 */
export function isAnythingUnsaved(): boolean {
  const operator = useOperatorSession.getState().signedIn?.operator ?? ''
  const areRulesLost = hasChanges(useEditor.getState()) && !isDraftKept(operator)
  return areRulesLost || hasSettingsChanges(useSettings.getState())
}

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
