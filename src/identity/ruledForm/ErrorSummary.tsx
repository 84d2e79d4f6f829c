import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { FormField } from '../ruledField/formField.ts'
import { fieldLabel, reasonMessage } from '../ruledField/messages.ts'
import { isReason } from '../ruledField/reasons.ts'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import classes from './registrationForm.module.css'
import { controlId } from './useFieldControl.ts'

type Props = {
  fields: readonly FormField[]
  isShown: boolean
  /** True if the submit failed because the terms were not accepted (REG-41). */
  isTermsMissing?: boolean
  /** Count of failed submits. A new count moves the focus to the summary. */
  attempt: number
}

function goTo(name: string): void {
  const control = document.getElementById(controlId(name))
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

/**
 * List of the errors of a failed submit, each with a link to its field or to the terms (FORM-08).
 * Corrected fields disappear from the list.
 */
export function ErrorSummary({ fields, isShown, isTermsMissing = false, attempt }: Props) {
  const intl = useIntl()
  const { control, messages } = useRegistrationFormApi()
  const { errors } = useFormState({ control })
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef(0)

  useEffect(() => {
    // The errors may be rendered after the render in which `attempt` changes.
    if (focused.current === attempt || !box.current) return
    focused.current = attempt
    box.current.focus()
  })

  if (!isShown) return null
  const lines = fields.flatMap((field) => {
    const reason = errors[field.name]?.message
    if (!isReason(reason)) return []
    const problem = reasonMessage(intl, field, reason, messages())
    const texts = { field: fieldLabel(intl, field), problem }
    return [
      { name: field.name, text: intl.formatMessage({ id: 'registration.summary.line' }, texts) },
    ]
  })
  if (isTermsMissing) {
    lines.push({ name: 'terms', text: intl.formatMessage({ id: 'registration.terms.required' }) })
  }
  if (lines.length === 0) return null
  return (
    <div ref={box} className={classes.summary} tabIndex={-1} role="alert">
      <p className={classes.summaryTitle}>
        {intl.formatMessage({ id: 'registration.summary.title' }, { count: lines.length })}
      </p>
      <ul>
        {lines.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${controlId(name)}`}
              onClick={(event) => {
                event.preventDefault()
                goTo(name)
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
