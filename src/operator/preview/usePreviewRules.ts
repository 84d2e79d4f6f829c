import { useMemo } from 'react'
import { toEdited } from '../rules/draft.ts'
import { useEditor } from '../rules/editorStore.ts'
import { type PreviewRules, previewRules } from './previewRules.ts'
import { usePreview } from './previewStore.ts'

/** Rules of the preview: the current draft, or a version of the history. */
export function usePreviewRules(): PreviewRules {
  const draft = useEditor((state) => state.draft)
  const verdicts = useEditor((state) => state.verdicts)
  const version = usePreview((state) => state.version)
  return useMemo(() => {
    if (version) {
      const found = new Map(version.verdicts.map((verdict) => [verdict.field, verdict]))
      return previewRules(toEdited(version.draft), ({ name }) => found.get(name))
    }
    // A verdict is valid only for the exact pattern that was checked.
    return previewRules(draft, ({ name, acceptedPattern }) => {
      const found = verdicts[name]
      return found?.pattern === acceptedPattern ? found.verdict : undefined
    })
  }, [draft, verdicts, version])
}
