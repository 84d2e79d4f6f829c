import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormProvider } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { OwnerProof } from '../../../../identity/ownerProof/OwnerProof.tsx'
import { isOutOfReach, type OwnerWay } from '../../../../identity/ownerProof/ownerProof.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { Security } from '../protections.ts'
import { BindFailure } from './BindFailure.tsx'
import classes from './contact.module.css'

type Props<Values extends FieldValues> = {
  kind: 'phone' | 'email'
  form: UseFormReturn<Values>
  security: Security
  ways: readonly OwnerWay[]
  failure: unknown
  onSubmit: (values: Values) => Promise<void>
  /** Fields of the new contact and of the code sent to it. */
  children: ReactNode
}

/** Form with the new contact, the proof of ownership and one submit button. */
export function ContactForm<Values extends FieldValues>(props: Props<Values>) {
  const { kind, form, security, ways, failure, onSubmit, children } = props
  const { isSubmitting } = form.formState
  const current = kind === 'phone' ? security.mobileNum : security.email
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      >
        <p className={classes.lead}>
          <FormattedMessage
            id={`account.contact.${kind}.${current === undefined ? 'lead' : 'leadChange'}`}
            values={{ current: <bdi>{current}</bdi> }}
          />
        </p>
        <BindFailure error={failure} />
        {children}
        <OwnerProof security={security} ways={ways} />
        {!isOutOfReach(security, ways) && (
          <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
            <FormattedMessage
              id={isSubmitting ? 'account.contact.saving' : `account.contact.${kind}.submit`}
            />
          </Button>
        )}
      </form>
    </FormProvider>
  )
}
