import { FormattedMessage } from 'react-intl'
import classes from './settings.module.css'
import { type SettingChange, settingKey } from './settingsDifferences.ts'
import { useSettingTexts } from './useSettingTexts.ts'

export function ChangeList({ changes }: { changes: readonly SettingChange[] }) {
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
