import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import classes from './formSteps.module.css'
import type { FormSteps } from './useFormSteps.ts'

type Props = {
  /** Steps of the form; undefined for a form on one page. */
  steps: FormSteps | undefined
  /** True while the account is being created. */
  isBusy: boolean
}

/** Submit button; in a form with steps, also buttons to the previous and the next step. */
export function FormButtons({ steps, isBusy }: Props) {
  const intl = useIntl()
  return (
    <div className={classes.moves}>
      {steps && steps.place > 0 && (
        <Button size="large" onClick={() => steps.goTo('back')}>
          {intl.formatMessage({ id: 'registration.steps.back' })}
        </Button>
      )}
      {steps?.section ? (
        <Button
          key="next"
          type="submit"
          variant="primary"
          size="large"
          isWide
          onClick={(event) => {
            // Ignores the second click of a double click, which would submit the next step.
            if (event.detail > 1) event.preventDefault()
          }}
        >
          {intl.formatMessage({ id: 'registration.steps.next' })}
        </Button>
      ) : (
        <Button key="submit" type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
          {intl.formatMessage({ id: isBusy ? 'registration.submitting' : 'registration.submit' })}
        </Button>
      )}
    </div>
  )
}
