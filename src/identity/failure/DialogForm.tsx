import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { closeModal } from '../../kit/modal/modalStore.ts'
import { AnswerButtons } from '../../ui/AnswerButtons.tsx'
import { Button } from '../../ui/Button.tsx'
import classes from './DialogForm.module.css'
import { FailureNotice } from './FailureNotice.tsx'

type Props = {
  /** Checks what was typed, and sends it; not asked while that runs. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  isBusy: boolean
  /** What went wrong besides a field; undefined while nothing did. */
  failure: unknown
  /** What the form does, on its button. */
  submit: ReactNode
  look?: ComponentProps<typeof Button>['variant']
  /** What it means, before the fields. */
  lead?: ReactNode
  children: ReactNode
}

/** A form that is all of a dialog, with the way out beside its button. */
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
        <Button type="submit" variant={look} busy={isBusy}>
          {submit}
        </Button>
      </AnswerButtons>
    </form>
  )
}
