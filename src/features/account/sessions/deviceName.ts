import type { IntlShape } from 'react-intl'

/** Display name of a device, from its browser and system. */
export function deviceName(
  intl: IntlShape,
  { browser, system }: { browser: string; system: string },
): string {
  if (browser !== '' && system !== '') {
    return intl.formatMessage({ id: 'account.devices.name' }, { browser, system })
  }
  return browser || system || intl.formatMessage({ id: 'account.devices.unknown' })
}

const phones = new Set(['Android', 'iOS'])

/** True for a system of phones and tablets. */
export const isPhone = (system: string): boolean => phones.has(system)
