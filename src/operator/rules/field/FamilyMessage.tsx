import { useState } from 'react'
import { useIntl } from 'react-intl'
import { fieldHint, ruleMessage } from '../../../identity/ruledField/messages.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { findLanguage, shownLanguages } from '../../../kit/i18n/languages.ts'
import { useTextsOf } from '../../../kit/i18n/textsOf.ts'
import patterns from '../../patterns.module.css'
import classes from './fieldPanel.module.css'
import type { FieldDetails } from './useFieldDetails.ts'

/** Hint and error message of the field as players read them, in any of their languages. */
export function FamilyMessage({ formField }: FieldDetails) {
  const intl = useIntl()
  const own = useLanguage()
  const [language, setLanguage] = useState(own)
  const texts = useTextsOf(language)
  const error = texts && formField && ruleMessage(texts, formField)
  const hint = texts && formField && fieldHint(texts, formField)
  return (
    <figure className={classes.read}>
      <figcaption className={classes.readHead}>
        <span>{intl.formatMessage({ id: 'operator.field.playersRead' })}</span>
        <select
          className={classes.small}
          aria-label={intl.formatMessage({ id: 'operator.field.readIn' })}
          value={language.code}
          onChange={({ target }) => setLanguage(findLanguage(target.value) ?? own)}
        >
          {shownLanguages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </figcaption>
      <blockquote lang={language.locale} dir={language.direction} className={classes.quote}>
        <p>{error}</p>
        {hint !== undefined && hint !== error && <p className={patterns.note}>{hint}</p>}
      </blockquote>
    </figure>
  )
}
