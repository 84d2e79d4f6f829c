import { useIntl } from 'react-intl'
import { TextField } from '../../ui/field/TextField.tsx'
import { linkLists, placesOf } from './companyDraft.ts'
import { SettingsSection } from './SettingsSection.tsx'
import classes from './settings.module.css'
import { useSettings } from './settingsState.ts'
import { changeCompany } from './settingsStore.ts'
import { useSettingTexts } from './useSettingTexts.ts'

/** Licence, domain and links of the company behind the portal. */
export function CompanySection() {
  const intl = useIntl()
  const market = useSettings(({ draft }) => draft.market)
  const company = useSettings(({ draft }) => draft.company)
  return (
    <SettingsSection
      title={intl.formatMessage({ id: 'operator.settings.names.company' })}
      text={intl.formatMessage({ id: 'operator.settings.company.text' })}
    >
      <CompanyField place={`licences/${market}/authority`} />
      <CompanyField place={`licences/${market}/number`} />
      <CompanyField place="mainDomain" />
      <CompanyField place="domainRoute" />
      {linkLists.map((list) => (
        <fieldset key={list} className={classes.links}>
          <legend>{intl.formatMessage({ id: `operator.settings.company.${list}` })}</legend>
          {placesOf(company, list).map((place) => (
            <CompanyField key={place} place={place} />
          ))}
        </fieldset>
      ))}
    </SettingsSection>
  )
}

function CompanyField({ place }: { place: string }) {
  const intl = useIntl()
  const { placeName } = useSettingTexts()
  const value = useSettings(({ draft }) => draft.company.get(place) ?? '')
  const problem = useSettings(({ problems }) =>
    problems.find((each) => each.setting === 'company' && each.place === place),
  )
  return (
    <TextField
      id={`setting-${place}`}
      label={placeName(place)}
      error={problem && intl.formatMessage({ id: `operator.settings.problems.${problem.reason}` })}
      autoComplete="off"
      value={value}
      onChange={(event) => changeCompany(place, event.target.value)}
    />
  )
}
