import { useIntl } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import patterns from '../../patterns.module.css'
import { changesOf } from '../differences.ts'
import { toEdited } from '../draft.ts'
import { ChangeList } from '../review/ChangeList.tsx'
import type { KeptDraft } from './keptDraft.ts'

type Props = { keptDraft: KeptDraft; onContinue: () => void; onDiscard: () => void }

/** Offers to resume or discard the unpublished draft of the last visit. */
export function KeptDraftOffer({ keptDraft, onContinue, onDiscard }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const { savedAt, base, draft } = keptDraft
  const changes = changesOf(toEdited(base.draft), draft)
  return (
    <div className={patterns.column16}>
      <Notice
        role="status"
        title={intl.formatMessage(
          { id: 'operator.kept.title' },
          { moment: formatInstant(savedAt, 'minute', language) },
        )}
        actions={
          <>
            <Button variant="primary" onClick={onContinue}>
              {intl.formatMessage({ id: 'operator.kept.continue' })}
            </Button>
            <Button variant="quiet" onClick={onDiscard}>
              {intl.formatMessage({ id: 'operator.kept.discard' })}
            </Button>
          </>
        }
      >
        <p>
          {intl.formatMessage(
            { id: 'operator.publish.changes' },
            { count: changes.length, version: base.version },
          )}
        </p>
      </Notice>
      <ChangeList heading="h2" changes={changes} />
    </div>
  )
}
