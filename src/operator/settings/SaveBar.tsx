import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import patterns from '../patterns.module.css'
import classes from './settings.module.css'
import { changesOf } from './settingsDifferences.ts'
import { useSettings } from './settingsState.ts'
import { beginSettings } from './settingsStore.ts'

type Props = {
  /** Text about the last attempt to save; empty for none. */
  announcement: string
  isSaving: boolean
  onSave: () => void
}

/** Number of changes with discard and save buttons, fixed to the foot of the screen. */
export function SaveBar({ announcement, isSaving, onSave }: Props) {
  const intl = useIntl()
  const { base, original, draft, newerPlatform } = useSettings()
  const [isAsking, setAsking] = useState(false)
  const countId = useId()
  const count = changesOf(original, draft).length
  return (
    <section
      className={classes.bar}
      aria-label={intl.formatMessage({ id: 'operator.settings.bar.label' })}
    >
      <div className={patterns.note}>
        <p id={countId} className={patterns.count}>
          {intl.formatMessage({ id: 'operator.settings.bar.changes' }, { count })}
        </p>
        <p role="status">{announcement}</p>
      </div>
      <div className={patterns.barActions}>
        {count > 0 && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {intl.formatMessage({ id: 'operator.settings.bar.discard' })}
          </Button>
        )}
        <Button
          variant="primary"
          isBusy={isSaving}
          aria-disabled={count === 0}
          aria-describedby={count === 0 ? countId : undefined}
          onClick={onSave}
        >
          {intl.formatMessage({ id: 'operator.settings.bar.save' })}
        </Button>
      </div>
      {isAsking && base && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'operator.settings.bar.discardTitle' })}
          texts={[intl.formatMessage({ id: 'operator.settings.bar.discardText' }, { count })]}
          confirmLabel={intl.formatMessage({ id: 'operator.settings.bar.discard' })}
          isDanger
          onConfirm={() => beginSettings(newerPlatform ?? base)}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
