import { FormattedMessage, useIntl } from 'react-intl'
import type { components } from '../../api/gen/paths.ts'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import patterns from '../patterns.module.css'
import type { Setting } from '../settings/settingsDifferences.ts'
import { useSettingTexts } from '../settings/useSettingTexts.ts'
import classes from './activity.module.css'

const settings = new Map<string, Setting>([
  ['status', 'status'],
  ['maintenanceEndsAt', 'endsAt'],
  ['announcements', 'announcements'],
  ['market', 'market'],
])

/**
 * Setting that an audit entry names: a property of the platform if `settings` contains the name,
 * otherwise a module.
 */
const settingOfChange = (name: string): Setting => settings.get(name) ?? { module: name }

type Deed = components['schemas']['AuditEntry']

/** Tones that highlight an action in the list. */
const tones: Partial<Record<Deed['action'], 'warning' | 'change'>> = {
  SIGN_IN_FAILED: 'warning',
  LOCKED: 'warning',
  SCHEDULE_HELD: 'warning',
  RULES_PUBLISHED: 'change',
  RULES_RESTORED: 'change',
  RULES_SCHEDULED: 'change',
  SCHEDULE_CANCELLED: 'change',
  PLATFORM_CHANGED: 'change',
  ACCOUNT_CLOSED: 'change',
  BLOCK_ENDED: 'change',
}

/** One action of an operator, as a sentence. */
export function DeedItem({ deed }: { deed: Deed }) {
  const intl = useIntl()
  const language = useLanguage()
  const { settingName } = useSettingTexts()
  const { at, operator, action, version = 0, restoredFrom = 0, note, address, changed = [] } = deed
  const names = changed.map((name) =>
    name === 'company'
      ? intl.formatMessage({ id: 'operator.settings.names.company' })
      : settingName(settingOfChange(name)),
  )
  return (
    <li className={classes.deed} data-tone={tones[action]}>
      <div className={classes.about}>
        <p className={classes.what}>
          <FormattedMessage
            id={`operator.activity.actions.${action}`}
            values={{
              by: operator,
              operator: <strong>{operator}</strong>,
              version,
              restoredFrom,
              changed: intl.formatList(names),
            }}
          />
        </p>
        {address !== undefined && (
          <p className={patterns.passage}>
            {intl.formatMessage(
              { id: 'operator.activity.from' },
              { address: <bdi translate="no">{address}</bdi> },
            )}
          </p>
        )}
        {note !== undefined && (
          <p className={patterns.passage}>
            {intl.formatMessage({ id: 'operator.activity.note' }, { note })}
          </p>
        )}
      </div>
      <time className={classes.when} dateTime={at}>
        {formatInstant(at, 'dateTime', language)}
      </time>
    </li>
  )
}
