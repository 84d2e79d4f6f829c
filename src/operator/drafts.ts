import { dropDraft, hasChanges, useEditor } from './rules/editorStore.ts'
import { isDraftKept } from './rules/kept/keptDraft.ts'
import { useOperatorSession } from './session/operatorSession.ts'
import { dropSettings, hasSettingsChanges, useSettings } from './settings/settingsState.ts'

/**
 * True if closing this tab would lose data. Rules are stored in the browser for their operator and
 * do not count.
 */
export function isAnythingUnsaved(): boolean {
  const operator = useOperatorSession.getState().signedIn?.operator ?? ''
  const areRulesLost = hasChanges(useEditor.getState()) && !isDraftKept(operator)
  return areRulesLost || hasSettingsChanges(useSettings.getState())
}

/** True if any draft is open that must survive the loss of the session. */
export function useHasDraft(): boolean {
  const hasRules = useEditor((state) => state.base !== null)
  const hasSettings = useSettings((state) => state.base !== null)
  return hasRules || hasSettings
}

export function dropDrafts(): void {
  dropDraft()
  dropSettings()
}
