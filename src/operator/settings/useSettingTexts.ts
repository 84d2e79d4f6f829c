import { useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { isKnownModule } from './knownModules.ts'
import type { Setting, SettingValue } from './settingsDifferences.ts'
import { moduleAt, type SystemStatus } from './settingsDraft.ts'

const statuses = {
  normal: 'operator.settings.status.normal',
  maintenance: 'operator.settings.status.maintenance',
  region: 'operator.settings.status.region',
} as const satisfies Record<SystemStatus, string>

/** Names of settings and of their values in the operator's language. */
export function useSettingTexts() {
  const intl = useIntl()
  const language = useLanguage()

  const moduleName = (modId: string): string =>
    isKnownModule(modId) ? intl.formatMessage({ id: `operator.modules.${modId}.name` }) : modId

  const marketName = (code: string): string =>
    intl.formatDisplayName(code, { type: 'region' }) ?? code

  const settingName = (setting: Setting): string =>
    typeof setting === 'string'
      ? intl.formatMessage({ id: `operator.settings.names.${setting}` })
      : moduleName(moduleAt(setting.module))

  const valueText = (setting: Setting, value: SettingValue): string => {
    if (typeof value === 'boolean') {
      return intl.formatMessage({ id: value ? 'operator.settings.on' : 'operator.settings.off' })
    }
    if (setting === 'status' && value in statuses) {
      // The value was found in this very table.
      return intl.formatMessage({ id: statuses[value as SystemStatus] })
    }
    if (setting === 'market') return marketName(value)
    if (setting !== 'endsAt') return value
    return value === ''
      ? intl.formatMessage({ id: 'operator.settings.notTold' })
      : formatInstant(value, 'minute', language)
  }
  return { moduleName, marketName, settingName, valueText }
}
