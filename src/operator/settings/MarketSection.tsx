import { FormattedMessage, useIntl } from 'react-intl'
import { type PlayRules, playSwitches } from '../../lib/playRules.ts'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { SwitchField } from '../../ui/field/SwitchField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { partAddress } from '../partAddress.ts'
import patterns from '../patterns.module.css'
import { SettingsSection } from './SettingsSection.tsx'
import classes from './settings.module.css'
import { licensedPlay, marketOf, type Platform } from './settingsDraft.ts'
import { useSettings } from './settingsState.ts'
import { changeMarket, changeSettings } from './settingsStore.ts'
import { useSettingTexts } from './useSettingTexts.ts'

/**
 * Market whose licence the portal operates under; the requirements of the licence are read-only.
 */
export function MarketSection({ base }: { base: Platform }) {
  const intl = useIntl()
  const { marketName } = useSettingTexts()
  const code = useSettings(({ draft }) => draft.market)
  const { currency, currencySymbol, minimumAge, riskNotice } = marketOf(base, code)
  return (
    <SettingsSection title={intl.formatMessage({ id: 'operator.settings.names.market' })}>
      <SelectField
        id="setting-market"
        label={intl.formatMessage({ id: 'operator.settings.licence' })}
        hint={intl.formatMessage(
          { id: 'operator.settings.licenceFacts' },
          {
            currency: intl.formatDisplayName(currency, { type: 'currency' }) ?? currency,
            symbol: currencySymbol,
            age: minimumAge,
          },
        )}
        options={base.markets.map((market) => ({
          value: market.code,
          label: intl.formatMessage(
            { id: 'operator.settings.licenceOption' },
            { name: marketName(market.code), code: market.code },
          ),
        }))}
        value={code}
        onChange={(event) => changeMarket(event.target.value)}
      />
      <MinimumAge age={base.settings.market.minimumAge} />
      <PlayRulesFields licensed={licensedPlay(base, code)} />
      <p className={patterns.note}>
        {intl.formatMessage({
          id: riskNotice ? 'operator.settings.riskNotice' : 'operator.settings.noRiskNotice',
        })}
      </p>
    </SettingsSection>
  )
}

/** Minimum age of players, with a link to the registration rules that define it. */
function MinimumAge({ age }: { age: number }) {
  return (
    <p className={patterns.note}>
      <FormattedMessage
        id="operator.settings.minimumAge"
        values={{
          age,
          link: (words) => <a href={partAddress('rules')}>{words}</a>,
        }}
      />
    </p>
  )
}

/** Rules on play; a switch that the licence forbids cannot be turned on. */
function PlayRulesFields({ licensed }: { licensed: PlayRules }) {
  const intl = useIntl()
  const draft = useSettings((state) => state.draft)
  const problem = useSettings(({ problems }) =>
    problems.find(({ setting }) => setting === 'shortestSpin'),
  )
  const shortest = { seconds: Number(licensed.shortestSpin) }
  return (
    <fieldset className={classes.rules}>
      <legend>{intl.formatMessage({ id: 'operator.settings.play' })}</legend>
      {playSwitches.map((name) => (
        <SwitchField
          key={name}
          id={`setting-${name}`}
          label={intl.formatMessage({ id: `operator.settings.names.${name}` })}
          text={intl.formatMessage({
            id: licensed[name]
              ? `operator.settings.playTexts.${name}`
              : 'operator.settings.forbidden',
          })}
          disabled={!licensed[name] && !draft[name]}
          checked={draft[name]}
          onChange={(event) => changeSettings({ [name]: event.target.checked })}
        />
      ))}
      <TextField
        id="setting-shortestSpin"
        label={intl.formatMessage({ id: 'operator.settings.names.shortestSpin' })}
        hint={intl.formatMessage({ id: 'operator.settings.shortestSpinHint' }, shortest)}
        error={
          problem &&
          intl.formatMessage({ id: `operator.settings.problems.${problem.reason}` }, shortest)
        }
        inputMode="decimal"
        autoComplete="off"
        value={draft.shortestSpin}
        onChange={(event) => changeSettings({ shortestSpin: event.target.value })}
      />
    </fieldset>
  )
}
