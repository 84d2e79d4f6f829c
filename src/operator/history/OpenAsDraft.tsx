import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { partAddress } from '../partAddress.ts'
import { type PublishedRules, toEdited } from '../rules/draft.ts'
import { hasChanges, resumeDraft, useEditor } from '../rules/editorStore.ts'
import { useLiveRules, useVersion } from '../rules/rules.queries.ts'

/**
 * Replaces the draft in the editor with the rules of a published version, and opens the editor. The
 * live rules become the base of the new draft.
 */
function openAsDraft(live: PublishedRules, version: PublishedRules): void {
  resumeDraft(live, toEdited(version.draft), '')
  location.hash = partAddress('rules')
}

/**
 * Button that opens a version as the draft in the editor. If the current draft has changes, the
 * operator must first confirm that they are discarded.
 */
export function OpenAsDraft({ version }: { version: number }) {
  const intl = useIntl()
  const live = useLiveRules().data
  const rules = useVersion(version).data
  const [isAsking, setAsking] = useState(false)
  const open = () => {
    if (live && rules) openAsDraft(live, rules)
  }
  return (
    <>
      <Button
        isBusy={!live || !rules}
        onClick={() => (hasChanges(useEditor.getState()) ? setAsking(true) : open())}
      >
        {intl.formatMessage({ id: 'operator.history.openAsDraft' })}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'operator.history.dropTitle' })}
          texts={[intl.formatMessage({ id: 'operator.history.dropText' }, { version })]}
          confirmLabel={intl.formatMessage({ id: 'operator.history.dropConfirm' })}
          isDanger
          onConfirm={open}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
