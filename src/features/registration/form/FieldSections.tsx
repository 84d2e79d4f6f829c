import { useFormState } from 'react-hook-form'
import { useRegistrationFormApi } from '../../../identity/ruledForm/RegistrationFormContext.ts'
import { renderField } from '../../../identity/ruledForm/renderField.tsx'
import type { FormSection } from './formSections.ts'
import classes from './formSteps.module.css'
import { useSectionTitle } from './StepProgress.tsx'
import type { FormSteps } from './useFormSteps.ts'

type Props = {
  sections: readonly FormSection[]
  /** Steps of the form; undefined for a form on one page, which shows all sections. */
  steps: FormSteps | undefined
}

/**
 * Fields of the form by group. Fields of hidden steps stay in the document, so that their controls
 * keep their state and a password manager finds username and password together.
 */
export function FieldSections({ sections, steps }: Props) {
  const titleOf = useSectionTitle()
  const { control } = useRegistrationFormApi()
  const { errors } = useFormState({ control })
  return sections.map((section) => {
    const isHidden = steps !== undefined && steps.section?.id !== section.id
    const fields = section.fields.map((field) => renderField(field, errors))
    if (section.title === undefined) {
      return (
        <div key={section.id} className={classes.section} hidden={isHidden}>
          {fields}
        </div>
      )
    }
    return (
      <fieldset key={section.id} className={classes.section} hidden={isHidden}>
        <legend className={steps ? 'visuallyHidden' : classes.legend}>{titleOf(section)}</legend>
        {fields}
      </fieldset>
    )
  })
}
