import { useIntl } from 'react-intl'
import { SwitchField } from '../../ui/field/SwitchField.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { changeSettings, useSettings } from './settingsStore.ts'

/** Setting for the portal's unrequested messages to players. */
export function AnnouncementsSection() {
  const intl = useIntl()
  const announcements = useSettings(({ draft }) => draft.announcements)
  return (
    <SettingsSection title={intl.formatMessage({ id: 'operator.settings.messages' })}>
      <SwitchField
        id="setting-announcements"
        label={intl.formatMessage({ id: 'operator.settings.names.announcements' })}
        text={intl.formatMessage({ id: 'operator.settings.announcementsText' })}
        checked={announcements}
        onChange={(event) => changeSettings({ announcements: event.target.checked })}
      />
    </SettingsSection>
  )
}
