import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './rates.module.css'
import { type RatedGameType, type RateProblem, ratedGameTypes, type TeamRates } from './rates.ts'
import type { RatesInForm } from './ratesInForm.ts'

type Props = {
  /** Form whose validation messages are rate problems. */
  form: RatesInForm
  /** The agent's own rates: the upper limits. */
  ownRates: TeamRates
  /** Lower limits of the rates; zero by default. */
  least?: TeamRates
}

/** Fields for the rates of all game types, each with its upper limit beside it. */
export function RateFields({ form, ownRates, least }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const [text, setText] = useState('')
  const bounds = (type: RatedGameType) => ({
    least: formatPercent(least?.[type] ?? '0', language),
    most: formatPercent(ownRates[type], language),
  })
  const errorOf = (type: RatedGameType) => {
    // The cast is safe: the form's validation messages are `RateProblem`s.
    const problem = form.formState.errors.rates?.[type]?.message as RateProblem | undefined
    return problem && intl.formatMessage({ id: `team.rates.errors.${problem}` }, bounds(type))
  }
  const fillAll = () => {
    for (const type of ratedGameTypes) form.setValue(`rates.${type}`, text, { shouldDirty: true })
    void form.trigger('rates')
  }
  return (
    <fieldset className={classes.rates}>
      <legend className={classes.legend}>
        <FormattedMessage id="team.rates.title" />
      </legend>
      <p className={textClasses.lead}>
        <FormattedMessage id="team.rates.lead" />
      </p>
      <div className={classes.fill}>
        <TextField
          label={intl.formatMessage({ id: 'team.rates.all' })}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter copies the rate to all game types and must not submit the form.
            event.preventDefault()
            fillAll()
          }}
          trailingElement={
            <Button onClick={fillAll}>
              <FormattedMessage id="team.rates.fill" />
            </Button>
          }
        />
      </div>
      <div className={classes.grid}>
        {ratedGameTypes.map((type) => (
          <TextField
            key={type}
            {...form.register(`rates.${type}`)}
            label={intl.formatMessage({ id: `rewards.gameTypes.${type}` })}
            hint={intl.formatMessage(
              { id: least === undefined ? 'team.rates.most' : 'team.rates.between' },
              bounds(type),
            )}
            error={errorOf(type)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            required
          />
        ))}
      </div>
    </fieldset>
  )
}
