import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { dropMerge, type MergeSource, useEditor } from '../editorStore.ts'
import { mergeRules } from './mergeRules.ts'

type Props = { merge: MergeSource; onMerge: () => void }

/** Notice of another operator's rules that wait to be merged; the draft stays editable. */
export function ConflictNotice({ merge, onMerge }: Props) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const draft = useEditor((state) => state.draft)
  const { kind, version, author } = merge
  const { conflicts, takenItems } = mergeRules({ ...merge, mine: draft })
  useEffect(() => {
    // A newer conflict scrolls the notice into view again.
    if (version > 0) box.current?.scrollIntoView({ block: 'nearest' })
  }, [version])
  return (
    <div ref={box}>
      <Notice
        tone="warning"
        role="alert"
        title={intl.formatMessage({ id: `operator.merge.notice.${kind}` }, { author, version })}
        actions={
          <>
            <Button variant="primary" onClick={onMerge}>
              {intl.formatMessage({ id: 'operator.merge.open' })}
            </Button>
            {kind === 'scheduled' && (
              <Button variant="quiet" onClick={dropMerge}>
                {intl.formatMessage({ id: 'operator.merge.leave' })}
              </Button>
            )}
          </>
        }
      >
        <p>
          {intl.formatMessage(
            { id: 'operator.merge.counts' },
            {
              conflicts: conflicts.length,
              taken: takenItems.filter(({ from }) => from !== 'mine').length,
            },
          )}
        </p>
      </Notice>
    </div>
  )
}
