import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { closeModal } from '../../kit/modal/modalStore.ts'
import { AnswerButtons } from '../../ui/AnswerButtons.tsx'
import { Button } from '../../ui/Button.tsx'
import classes from './DialogForm.module.css'
import { FailureNotice } from './FailureNotice.tsx'

type Props = {
  /** Validates and sends the form; not called while a call is pending. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  isBusy: boolean
  /** Failure that concerns no field; undefined without such a failure. */
  failure: unknown
  /** Label of the submit button. */
  submit: ReactNode
  look?: ComponentProps<typeof Button>['variant']
  /** Explanation above the fields. */
  lead?: ReactNode
  children: ReactNode
}

/** A form that fills a dialog, with a cancel button beside its submit button. */
export function DialogForm({
  onSubmit,
  isBusy,
  failure,
  submit,
  look = 'primary',
  lead,
  children,
}: Props) {
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
        else void onSubmit(event)
      }}
    >
      <FailureNotice error={failure} />
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children}
      <AnswerButtons>
        <Button onClick={() => void closeModal()}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button type="submit" variant={look} isBusy={isBusy}>
          {submit}
        </Button>
      </AnswerButtons>
    </form>
  )
}
