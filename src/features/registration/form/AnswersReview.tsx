import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { fieldLabel, localText } from '../../../identity/ruledField/messages.ts'
import { useRegistrationFormApi } from '../../../identity/ruledForm/RegistrationFormContext.ts'
import { formatDay } from '../../../kit/format/calendarDay.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { parseDate } from '../../../lib/date.ts'
import { fieldValue } from '../../../lib/registration/fieldValue.ts'
import { FactList } from '../../../ui/FactList.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import type { FormSection } from './formSections.ts'
import classes from './formSteps.module.css'
import { useSectionTitle } from './StepProgress.tsx'

type ShownAnswerProps = {
  field: FormField
  value: string
  /** Dialing code of a phone number. */
  dialingCode: string
}

/** Answer in the reader's language; for a secret, only a note that it is set. */
function ShownAnswer({ field, value, dialingCode }: ShownAnswerProps): ReactNode {
  const intl = useIntl()
  const language = useLanguage()
  if (field.widget === 'checkbox') {
    return intl.formatMessage({ id: `registration.review.${value === '' ? 'no' : 'yes'}` })
  }
  if (value === '') {
    return (
      <span className={classes.empty}>
        {intl.formatMessage({ id: 'registration.review.empty' })}
      </span>
    )
  }
  switch (field.widget) {
    case 'password':
    case 'newPassword':
      return intl.formatMessage({ id: 'registration.review.passwordSet' })
    case 'captcha':
    case 'code':
      return intl.formatMessage({ id: 'registration.review.set' })
    case 'select': {
      const option = field.options.find((one) => one.value === value)
      return <bdi>{(option && localText(option.label, intl.locale)) ?? value}</bdi>
    }
    case 'country':
      return (
        <bdi>{intl.formatDisplayName(value, { type: 'region', fallback: 'code' }) ?? value}</bdi>
      )
    case 'phone':
      return (
        <bdi>
          {intl.formatMessage({ id: 'registration.review.phone' }, { dialingCode, number: value })}
        </bdi>
      )
    case 'date': {
      const day = parseDate(value)
      return day ? formatDay(day, language) : <bdi>{value}</bdi>
    }
    default:
      return <bdi>{value}</bdi>
  }
}

type Props = {
  sections: readonly FormSection[]
  onChange: (section: FormSection) => void
}

/** All answers by group, each group with a button that returns to its step (FORM-04). */
export function AnswersReview({ sections, onChange }: Props) {
  const intl = useIntl()
  const titleOf = useSectionTitle()
  const { getValues } = useRegistrationFormApi()
  const dialingCode = String(getValues('countryDialingCode') ?? '')
  const factOf = (field: FormField) => ({
    id: field.name,
    term: fieldLabel(intl, field),
    value: (
      <ShownAnswer
        field={field}
        value={fieldValue(field, getValues(field.name))}
        dialingCode={dialingCode}
      />
    ),
  })
  return sections.map((section) => (
    <section key={section.id} className={classes.review} aria-label={titleOf(section)}>
      <div className={classes.reviewHead}>
        <h4>{titleOf(section)}</h4>
        <TextButton
          label={intl.formatMessage(
            { id: 'registration.review.changeOf' },
            { title: titleOf(section) },
          )}
          onClick={() => onChange(section)}
        >
          {intl.formatMessage({ id: 'registration.review.change' })}
        </TextButton>
      </div>
      {/* The confirmation repeats the password. */}
      <FactList facts={section.fields.filter(({ widget }) => widget !== 'confirm').map(factOf)} />
    </section>
  ))
}
