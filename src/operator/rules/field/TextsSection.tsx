import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { fieldHint, fieldLabel, localText } from '../../../identity/ruledField/messages.ts'
import { allLanguages, type Language } from '../../../kit/i18n/allLanguages.ts'
import { shownLanguages } from '../../../kit/i18n/languages.ts'
import { useTextsOf } from '../../../kit/i18n/textsOf.ts'
import { TrashIcon } from '../../../ui/editorIcons.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import patterns from '../../patterns.module.css'
import { controlId, focusControl } from '../controlIds.ts'
import type { EditedRule } from '../draft.ts'
import { editRule } from '../editorStore.ts'
import { IconButton } from '../IconButton.tsx'
import { ProblemText } from '../ProblemText.tsx'
import { problemAt } from '../problems.ts'
import classes from './fieldPanel.module.css'
import { Section } from './Section.tsx'
import { languageName, languageOf, textWith } from './textLanguages.ts'
import type { FieldDetails } from './useFieldDetails.ts'

/** Label and hint per language; an empty text shows its fallback. */
export function TextsSection(details: FieldDetails) {
  const intl = useIntl()
  const { rule } = details
  const [added, setAdded] = useState<readonly string[]>([])
  const codes = [
    ...new Set([
      ...shownLanguages.map(({ code }) => code),
      ...[...Object.keys(rule.label ?? {}), ...Object.keys(rule.hint ?? {})].map(
        (tag) => languageOf(tag)?.code ?? tag,
      ),
      ...added,
    ]),
  ]
  const others = allLanguages.filter(({ code }) => !codes.includes(code))
  return (
    <Section
      title={intl.formatMessage({ id: 'operator.texts.title' })}
      id={controlId(rule.name, 'label')}
    >
      {codes.map((code) => (
        <LanguageTexts
          key={code}
          {...details}
          code={code}
          isExtra={!shownLanguages.some((language) => language.code === code)}
          onRemove={() => {
            editRule(rule.name, {
              label: textWith(rule.label, code, ''),
              hint: textWith(rule.hint, code, ''),
            })
            setAdded(added.filter((each) => each !== code))
            focusControl(controlId(rule.name, 'language'))
          }}
        />
      ))}
      {others.length > 0 && (
        <select
          id={controlId(rule.name, 'language')}
          className={classes.small}
          aria-label={intl.formatMessage({ id: 'operator.texts.add' })}
          value=""
          onChange={({ target }) => setAdded([...added, target.value])}
        >
          <option value="">{intl.formatMessage({ id: 'operator.texts.add' })}</option>
          {others.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Section>
  )
}

type LanguageProps = FieldDetails & { code: string; isExtra: boolean; onRemove: () => void }

function LanguageTexts({ code, isExtra, onRemove, ...details }: LanguageProps) {
  const intl = useIntl()
  const titleId = useId()
  const { rule } = details
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share its line with a button.
    <div role="group" aria-labelledby={titleId} className={classes.language}>
      <div className={classes.languageHead}>
        <span id={titleId}>{languageName(intl, code)}</span>
        {isExtra && (
          <>
            <span className={patterns.note}>
              <FormattedMessage id="operator.texts.notShown" />
            </span>
            <IconButton
              isSmall
              label={intl.formatMessage(
                { id: 'operator.texts.remove' },
                { language: languageName(intl, code) },
              )}
              onClick={onRemove}
            >
              <TrashIcon />
            </IconButton>
          </>
        )}
      </div>
      {(['label', 'hint'] as const).map((property) => (
        <LocalText key={property} {...details} rule={rule} property={property} code={code} />
      ))}
    </div>
  )
}

type TextProps = FieldDetails & { property: 'label' | 'hint'; code: string }

function LocalText({ rule, formField, problems, property, code }: TextProps) {
  const intl = useIntl()
  const language = languageOf(code)
  const texts = rule[property]
  const problem = problemAt(problems, `${property}.${code}`)
  const fallback = useFallback(formField, property, language)
  return (
    <TextField
      id={controlId(rule.name, `${property}.${code}`)}
      label={intl.formatMessage({ id: `operator.properties.${property}` })}
      error={problem && <ProblemText problem={problem} />}
      placeholder={fallback}
      lang={language?.locale}
      dir={language?.direction}
      autoComplete="off"
      value={textIn(texts, code)}
      onChange={({ target }) =>
        editRule(rule.name, { [property]: textWith(texts, code, target.value) })
      }
    />
  )
}

function textIn(texts: EditedRule['label'], code: string): string {
  const tag = Object.keys(texts ?? {}).find((each) => (languageOf(each)?.code ?? each) === code)
  return tag === undefined ? '' : (texts?.[tag] ?? '')
}

/** Text that players see in a language for which the rule has none. */
function useFallback(
  field: FormField | undefined,
  property: 'label' | 'hint',
  language: Language | undefined,
): string | undefined {
  const isShown = shownLanguages.some(({ code }) => code === language?.code)
  const [first] = shownLanguages
  const texts = useTextsOf(isShown && language ? language : first)
  if (!isShown || texts === undefined || field === undefined) {
    return field && localText(field[property], language?.locale ?? '')
  }
  return property === 'label' ? fieldLabel(texts, field) : fieldHint(texts, field)
}
