import { useIntl } from 'react-intl'
import { formatInstant, zoneName } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useReturnFocus } from '../ConfirmDialog.tsx'
import frame from '../console.module.css'
import { ChangeList } from './ChangeList.tsx'
import { effectsOf } from './effects.ts'
import classes from './settings.module.css'
import { changesOf } from './settingsDifferences.ts'
import { useSettings } from './settingsStore.ts'

type Props = { onConfirm: () => void; onClose: () => void }

/**
 * Confirmation before saving: the changes and their effects on players. Mounted while it is open.
 */
export function SaveQuestion({ onConfirm, onClose }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const { original, draft } = useSettings()
  useReturnFocus()
  const end = {
    moment: formatInstant(draft.endsAt, 'minute', language),
    zone: zoneName(language),
  }
  const effects = effectsOf(original, draft)
  const confirm = () => {
    onClose()
    onConfirm()
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: 'operator.settings.question.title' })}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      size="medium"
      isOpen
      onClose={onClose}
    >
      <div className={frame.confirm}>
        {effects.length > 0 && (
          <Notice tone="warning">
            <ul className={classes.effects}>
              {effects.map((effect) => (
                <li key={effect}>
                  {intl.formatMessage({ id: `operator.settings.effects.${effect}` }, end)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <p>{intl.formatMessage({ id: 'operator.settings.question.text' })}</p>
        <ChangeList changes={changesOf(original, draft)} />
        <div className={frame.actions}>
          <Button variant="quiet" onClick={onClose}>
            {intl.formatMessage({ id: 'app.cancel' })}
          </Button>
          <Button variant="primary" onClick={confirm}>
            {intl.formatMessage({ id: 'operator.settings.question.confirm' })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
