import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { localText } from '../../../identity/ruledField/messages.ts'
import type { FormSection } from './formSections.ts'
import classes from './formSteps.module.css'
import type { FormSteps } from './useFormSteps.ts'

/** Returns a function that translates the title of a section; `undefined` stands for the review. */
export function useSectionTitle(): (section: FormSection | undefined) => string {
  const intl = useIntl()
  return (section) => {
    if (section === undefined) return intl.formatMessage({ id: 'registration.steps.review' })
    return (
      (section.title && localText(section.title, intl.locale)) ??
      intl.formatMessage({ id: 'registration.steps.account' })
    )
  }
}

/** States of a step for CSS and screen readers. */
const stateOf = (index: number, place: number) =>
  index === place ? 'current' : index < place ? 'done' : 'ahead'

type Props = { steps: FormSteps; sections: readonly FormSection[] }

/**
 * Progress through the steps, and the heading of the current step, which is focused after a step
 * change.
 */
export function StepProgress({ steps, sections }: Props) {
  const intl = useIntl()
  const titleOf = useSectionTitle()
  const heading = useRef<HTMLHeadingElement>(null)
  const { count, place, moves } = steps
  useEffect(() => {
    if (moves === 0) return
    heading.current?.focus({ preventScroll: true })
    // Scrolls to the element around the heading, because its `scroll-margin` keeps the heading
    // below the dialog's title bar.
    heading.current?.closest('[data-steps]')?.scrollIntoView({ block: 'nearest' })
  }, [moves])
  return (
    <div className={classes.progress} data-steps="">
      <ol aria-label={intl.formatMessage({ id: 'registration.steps.label' })}>
        {[...sections, undefined].map((section, index) => {
          const state = stateOf(index, place)
          const title = titleOf(section)
          return (
            <li
              key={section?.id ?? '#'}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className="visuallyHidden">
                {state === 'done'
                  ? intl.formatMessage({ id: 'registration.steps.done' }, { title })
                  : title}
              </span>
            </li>
          )
        })}
      </ol>
      <h3 ref={heading} tabIndex={-1} className={classes.heading}>
        {intl.formatMessage(
          { id: 'registration.steps.heading' },
          { place: place + 1, count, title: titleOf(sections[place]) },
        )}
      </h3>
    </div>
  )
}
