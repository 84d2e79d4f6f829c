import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant, zoneName } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useReturnFocus } from '../ConfirmDialog.tsx'
import frame from '../console.module.css'
import patterns from '../patterns.module.css'
import classes from './settings.module.css'
import { changesOf, type SettingChange, settingKey } from './settingsDifferences.ts'
import type { SettingsDraft } from './settingsDraft.ts'
import { useSettings } from './settingsState.ts'
import { useSettingTexts } from './useSettingTexts.ts'

/** Effect of a change of settings on players, shown to the operator before saving. */
type Effect =
  | 'opens'
  | 'closesForMaintenance'
  | 'closesUntil'
  | 'tellsEnd'
  | 'closesForRegion'
  | 'endsRegistration'

/** True if a module and all of its ancestors are enabled. */
function counts({ modules }: SettingsDraft, modId: string): boolean {
  return [...modules.keys()].some((place) => {
    const ids = place.split('/')
    const above = ids.map((_, index) => ids.slice(0, index + 1).join('/'))
    return ids.at(-1) === modId && above.every((each) => modules.get(each) === true)
  })
}

const canRegister = (draft: SettingsDraft): boolean =>
  counts(draft, 'USERNAMEREG3') || counts(draft, 'MOBILENUMREG3')

function statusEffect(original: SettingsDraft, draft: SettingsDraft): Effect[] {
  const changed = new Set(changesOf(original, draft).map(({ setting }) => setting))
  const isTold = draft.status === 'maintenance' && draft.endsAt !== ''
  if (!changed.has('status')) return changed.has('endsAt') && isTold ? ['tellsEnd'] : []
  if (draft.status === 'normal') return ['opens']
  if (draft.status === 'region') return ['closesForRegion']
  return [isTold ? 'closesUntil' : 'closesForMaintenance']
}

/** Effects of the changes on players. */
export function effectsOf(original: SettingsDraft, draft: SettingsDraft): Effect[] {
  return [
    ...statusEffect(original, draft),
    ...(canRegister(original) && !canRegister(draft) ? (['endsRegistration'] as const) : []),
  ]
}

function ChangeList({ changes }: { changes: readonly SettingChange[] }) {
  const { settingName, valueText } = useSettingTexts()
  return (
    <ul className={classes.changes}>
      {changes.map(({ setting, from, to }) => (
        <li key={settingKey(setting)}>
          <FormattedMessage
            id="operator.settings.change"
            values={{
              setting: <strong>{settingName(setting)}</strong>,
              from: valueText(setting, from),
              to: <strong>{valueText(setting, to)}</strong>,
            }}
          />
        </li>
      ))}
    </ul>
  )
}

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
            <ul className={patterns.stack8}>
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
        <div className={patterns.formActions}>
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
