import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { failureOf } from '../../../../api/failure.ts'
import { FailureNotice } from '../../../../identity/failure/FailureNotice.tsx'
import { OwnerProof } from '../../../../identity/ownerProof/OwnerProof.tsx'
import { isOutOfReach, type OwnerWay } from '../../../../identity/ownerProof/ownerProof.ts'
import { Button } from '../../../../ui/Button.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import { Notice } from '../../../../ui/Notice.tsx'
import textClasses from '../../../../ui/text.module.css'
import type { Security } from '../protections.ts'

/** Notice about a failed change of phone or e-mail, for a failure that no field shows. */
function BindFailure({ error }: { error: unknown }) {
  if (error === undefined) return null
  const { kind } = failureOf(error)
  if (kind !== 'offline' && kind !== 'timeout') return <FailureNotice error={error} />
  return (
    <Notice tone="failure" role="alert">
      <p>
        <FormattedMessage id="account.contact.undecided" />
      </p>
    </Notice>
  )
}

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
        className={layoutClasses.stack12}
        onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      >
        <p className={textClasses.intro}>
          <FormattedMessage
            id={`account.contact.${kind}.${current === undefined ? 'lead' : 'leadChange'}`}
            values={{ current: <bdi dir="ltr">{current}</bdi> }}
          />
        </p>
        <BindFailure error={failure} />
        {children}
        <OwnerProof security={security} ways={ways} />
        {!isOutOfReach(security, ways) && (
          <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
            <FormattedMessage
              id={isSubmitting ? 'account.contact.saving' : `account.contact.${kind}.submit`}
            />
          </Button>
        )}
      </form>
    </FormProvider>
  )
}
