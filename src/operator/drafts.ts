import { dropDraft, hasChanges, useEditor } from './rules/editorStore.ts'
import { isDraftKept } from './rules/kept/keptDraft.ts'
import { useOperatorSession } from './session/operatorSession.ts'
import { dropSettings, hasSettingsChanges, useSettings } from './settings/settingsState.ts'

/**
 * True if closing this tab would lose a draft. A draft of the rules that is stored in the browser
 * for its operator does not count.
 */
export function isAnythingUnsaved(): boolean {
  const operator = useOperatorSession.getState().signedIn?.operator ?? ''
  const areRulesLost = hasChanges(useEditor.getState()) && !isDraftKept(operator)
  return areRulesLost || hasSettingsChanges(useSettings.getState())
}

/** True if a draft is open; the console must then stay open when the session ends. */
export function useHasDraft(): boolean {
  const hasRules = useEditor((state) => state.base !== null)
  const hasSettings = useSettings((state) => state.base !== null)
  return hasRules || hasSettings
}

export function dropDrafts(): void {
  dropDraft()
  dropSettings()
}
