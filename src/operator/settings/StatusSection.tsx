import { useIntl } from 'react-intl'
import { zoneName } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { radioLook } from '../../ui/field/radioLook.ts'
import { MomentField } from '../moment/MomentField.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import type { SystemStatus } from './settingsDraft.ts'
import { useSettings } from './settingsState.ts'
import { changeSettings } from './settingsStore.ts'
import classes from './statusSection.module.css'

const statuses = ['normal', 'maintenance', 'region'] as const satisfies SystemStatus[]

/**
 * Status of the portal: open, or replaced by the maintenance or region page (ROOT-20 to ROOT-22).
 */
export function StatusSection() {
  const intl = useIntl()
  const status = useSettings(({ draft }) => draft.status)
  return (
    <SettingsSection title={intl.formatMessage({ id: 'operator.settings.names.status' })}>
      <fieldset className={classes.choices}>
        <legend className="visuallyHidden">
          {intl.formatMessage({ id: 'operator.settings.names.status' })}
        </legend>
        {statuses.map((choice) => (
          <label key={choice} className={classes.choice} data-status={choice}>
            <input
              {...radioLook}
              name="status"
              aria-labelledby={`status-${choice}`}
              aria-describedby={`status-${choice}-text`}
              checked={status === choice}
              onChange={() => changeSettings({ status: choice })}
            />
            <span id={`status-${choice}`} className={classes.name}>
              {intl.formatMessage({ id: `operator.settings.status.${choice}` })}
            </span>
            <span id={`status-${choice}-text`} className={classes.text}>
              {intl.formatMessage({ id: `operator.settings.status.${choice}Text` })}
            </span>
          </label>
        ))}
      </fieldset>
      {status === 'maintenance' && <MaintenanceEnd />}
    </SettingsSection>
  )
}

function MaintenanceEnd() {
  const intl = useIntl()
  const endsAt = useSettings(({ draft }) => draft.endsAt)
  const problem = useSettings(({ problems }) =>
    problems.find(({ setting }) => setting === 'endsAt'),
  )
  const zone = zoneName(useLanguage())
  return (
    <MomentField
      id="setting-endsAt"
      label={intl.formatMessage({ id: 'operator.settings.names.endsAt' })}
      note={intl.formatMessage({ id: 'operator.settings.optional' })}
      hint={intl.formatMessage({ id: 'operator.settings.endsAtHint' }, { zone })}
      error={problem && intl.formatMessage({ id: `operator.settings.problems.${problem.reason}` })}
      value={endsAt}
      onChange={(newEnd) => changeSettings({ endsAt: newEnd })}
    />
  )
}
