import { useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { brandOf, codeOf, linkLists } from './companyDraft.ts'
import { isKnownModule } from './knownModules.ts'
import type { Setting, SettingValue } from './settingsDifferences.ts'
import { moduleAt, readSeconds, type SystemStatus } from './settingsDraft.ts'

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

  /** Label of a fact or link of the company, without the name of its list. */
  const placeName = (place: string): string => {
    if (place === 'mainDomain' || place === 'domainRoute') {
      return intl.formatMessage({ id: `operator.settings.company.${place}` })
    }
    if (place.endsWith('/authority')) {
      return intl.formatMessage({ id: 'operator.settings.company.authority' })
    }
    if (place.startsWith('licences/')) {
      return intl.formatMessage({ id: 'operator.settings.company.number' })
    }
    if (codeOf(place) === 'LIVECHAT') {
      return intl.formatMessage({ id: 'operator.settings.company.chat' })
    }
    return brandOf(codeOf(place))
  }

  const settingName = (setting: Setting): string => {
    if (typeof setting === 'string') {
      return intl.formatMessage({ id: `operator.settings.names.${setting}` })
    }
    if ('module' in setting) return moduleName(moduleAt(setting.module))
    const list = linkLists.find((each) => setting.place.startsWith(`${each}/`))
    const name = placeName(setting.place)
    if (!list) return name
    return `${intl.formatMessage({ id: `operator.settings.company.${list}` })} · ${name}`
  }

  const valueText = (setting: Setting, value: SettingValue): string => {
    if (typeof value === 'boolean') {
      return intl.formatMessage({ id: value ? 'operator.settings.on' : 'operator.settings.off' })
    }
    if (setting === 'status' && value in statuses) {
      // The cast is safe: the value is a key of `statuses`.
      return intl.formatMessage({ id: statuses[value as SystemStatus] })
    }
    if (setting === 'market') return marketName(value)
    if (setting === 'shortestSpin') {
      const seconds = readSeconds(value)
      if (seconds !== undefined) {
        return intl.formatMessage({ id: 'operator.settings.seconds' }, { seconds })
      }
    }
    if (value === '') return intl.formatMessage({ id: 'operator.settings.notTold' })
    return setting === 'endsAt' ? formatInstant(value, 'minute', language) : value
  }
  return { moduleName, marketName, placeName, settingName, valueText }
}
