import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { fieldLabel, reasonMessage } from '../../../identity/ruledField/messages.ts'
import { isReason } from '../../../identity/ruledField/reasons.ts'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import classes from './registrationForm.module.css'
import { controlId } from './useFieldControl.ts'

type Props = {
  fields: readonly FormField[]
  isShown: boolean
  /** Number of the failed submit. A new number moves the focus to the summary. */
  attempt: number
}

function goTo(name: string): void {
  const control = document.getElementById(controlId(name))
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

/** Errors of a failed submit as links to their fields. Corrected fields disappear from the list. */
export function ErrorSummary({ fields, isShown, attempt }: Props) {
  const intl = useIntl()
  const { control, messages } = useRegistrationFormApi()
  const { errors } = useFormState({ control })
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef(0)

  useEffect(() => {
    // The errors may arrive one render after the attempt that found them.
    if (focused.current === attempt || !box.current) return
    focused.current = attempt
    box.current.focus()
  })

  const lines = fields.flatMap((field) => {
    const reason = errors[field.name]?.message
    return isReason(reason) ? [{ field, text: reasonMessage(intl, field, reason, messages()) }] : []
  })
  if (!isShown || lines.length === 0) return null
  return (
    <div ref={box} className={classes.summary} tabIndex={-1} role="alert">
      <p className={classes.summaryTitle}>
        {intl.formatMessage({ id: 'registration.summary.title' }, { count: lines.length })}
      </p>
      <ul>
        {lines.map(({ field, text }) => (
          <li key={field.name}>
            <a
              href={`#${controlId(field.name)}`}
              onClick={(event) => {
                event.preventDefault()
                goTo(field.name)
              }}
            >
              {intl.formatMessage(
                { id: 'registration.summary.line' },
                { field: fieldLabel(intl, field), problem: text },
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
