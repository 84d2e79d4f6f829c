import { FormattedMessage, useIntl } from 'react-intl'
import { zoneName } from '../../../kit/format/dates.ts'
import { offsetText } from '../../../kit/format/zoneOffset.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { shownLanguages } from '../../../kit/i18n/languages.ts'
import { useChooseLanguage } from '../../../kit/language/useChooseLanguage.ts'
import { useMarket } from '../../../session/market.ts'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './Preferences.module.css'

/**
 * Setting for the language of pages and messages (I18N-05, API-78), and the time zone of displayed
 * times. The time zone is the platform's, because the platform counts days in it.
 */
export function Preferences() {
  return (
    <Panel title={<FormattedMessage id="profile.preferences.title" />}>
      <LanguageChoice />
      <Zone />
    </Panel>
  )
}

function LanguageChoice() {
  const intl = useIntl()
  const shown = useLanguage()
  const choose = useChooseLanguage()
  return (
    <SelectField
      label={intl.formatMessage({ id: 'profile.preferences.language' })}
      hint={intl.formatMessage({ id: 'profile.preferences.languageHint' })}
      options={shownLanguages.map(({ code, name }) => ({ value: code, label: name }))}
      value={shown.code}
      onChange={({ target }) => {
        const language = shownLanguages.find(({ code }) => code === target.value)
        if (language) choose(language)
      }}
    />
  )
}

function Zone() {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const now = Date.now()
  const [offset, deviceOffset] = [offsetText(timeZone, now), offsetText(deviceZone, now)]
  return (
    <div>
      <p className={classes.label}>
        <FormattedMessage id="profile.preferences.zone" />
      </p>
      <p className={classes.zone}>
        <ZoneName name={zoneName(language, timeZone)} offset={offset} />
      </p>
      <p className={textClasses.hint}>
        <FormattedMessage id="profile.preferences.zoneHint" />
      </p>
      {offset !== deviceOffset && (
        <p className={textClasses.hint}>
          <FormattedMessage
            id="profile.preferences.deviceZone"
            values={{
              zone: <ZoneName key="zone" name={zoneName(language)} offset={deviceOffset} />,
            }}
          />
        </p>
      )}
    </div>
  )
}

/** Some zones have no name other than their offset from UTC. */
function ZoneName({ name, offset }: { name: string; offset: string }) {
  if (/^(GMT|UTC)/.test(name)) return offset
  return <FormattedMessage id="profile.preferences.zoneValue" values={{ zone: name, offset }} />
}
