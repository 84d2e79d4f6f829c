import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { changesOf } from './differences.ts'
import { beginDraft, setNote, useEditor } from './editorStore.ts'
import classes from './publishBar.module.css'

type Props = {
  /** What came of the last check or publication, in words. */
  said: string
  isChecking: boolean
  isPublishing: boolean
  onCheck: () => void
  onPublish: () => void
}

/** Why, check, publish: always in reach at the foot of the screen. */
export function PublishBar({ said, isChecking, isPublishing, onCheck, onPublish }: Props) {
  const intl = useIntl()
  const { base, original, draft, note } = useEditor()
  const [isAsking, setAsking] = useState(false)
  const count = changesOf(original, draft).length
  const version = base?.version ?? 0
  return (
    <section
      className={classes.publishBar}
      aria-label={intl.formatMessage({ id: 'operator.publish.bar' })}
    >
      <div className={classes.note}>
        <TextField
          label={intl.formatMessage({ id: 'operator.publish.note' })}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <div className={classes.said}>
        <p className={classes.count}>
          {intl.formatMessage({ id: 'operator.publish.changes' }, { count, version })}
        </p>
        <p role="status">{said}</p>
      </div>
      <div className={classes.publishActions}>
        {count > 0 && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {intl.formatMessage({ id: 'operator.publish.discard' })}
          </Button>
        )}
        <Button busy={isChecking} onClick={onCheck}>
          {intl.formatMessage({ id: 'operator.publish.check' })}
        </Button>
        <Button variant="primary" busy={isPublishing} onClick={onPublish}>
          {intl.formatMessage({ id: 'operator.publish.submit' })}
        </Button>
      </div>
      {isAsking && base && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'operator.publish.discardTitle' })}
          texts={[intl.formatMessage({ id: 'operator.publish.discardText' }, { version })]}
          confirmLabel={intl.formatMessage({ id: 'operator.publish.discard' })}
          isDanger
          onConfirm={() => beginDraft(base)}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
