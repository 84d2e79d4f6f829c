import type { IntlShape } from 'react-intl'

/** A device as people call it, as far as anybody can tell. */
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

/** True for a system that phones and tablets have. */
export const isPhone = (system: string): boolean => phones.has(system)
