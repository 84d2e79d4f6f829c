import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { passkeyNameLimits } from '../../../../api/gen/limits.ts'
import { write } from '../../../../api/write.ts'
import { FailureNotice } from '../../../../identity/failure/FailureNotice.tsx'
import { normalizeText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/field/TextField.tsx'
import { isPressed } from '../../../../ui/isPressed.ts'
import layoutClasses from '../../../../ui/layout.module.css'
import classes from './passkeys.module.css'
import { type Passkey, refetchPasskeys } from './passkeys.queries.ts'

type Props = { passkey: Passkey; onEnd: () => void }

export function RenamePasskeyForm({ passkey: { passkeyId, name }, onEnd }: Props) {
  const intl = useIntl()
  const client = useQueryClient()
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { name } })
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])
  const renaming = useMutation({
    mutationFn: (body: { name: string }) =>
      write('PUT /wps/member/passkeys/{passkeyId}', { path: { passkeyId }, body }),
    meta: { showsFailure: true },
    onSuccess: async () => {
      await refetchPasskeys(client)
      onEnd()
    },
  })
  const validate = (text: string) =>
    normalizeText(text) !== '' || intl.formatMessage({ id: 'account.passkeys.missingName' })
  return (
    <form
      noValidate
      className={layoutClasses.stack8}
      onSubmit={(event) => {
        if (renaming.isPending) event.preventDefault()
        else void handleSubmit((values) => renaming.mutate(values))(event)
      }}
    >
      <FailureNotice error={renaming.error ?? undefined} />
      <TextField
        {...register('name', { validate })}
        label={intl.formatMessage({ id: 'account.passkeys.name' })}
        error={formState.errors.name?.message}
        maxLength={passkeyNameLimits.name.maxLength}
        autoComplete="off"
        required
        // Escape closes the form, not the dialog around it.
        data-mantine-stop-propagation="true"
        onKeyDown={(event) => {
          if (isPressed(event, 'Escape') && !renaming.isPending) onEnd()
        }}
      />
      <div className={classes.actions}>
        <Button type="submit" isBusy={renaming.isPending}>
          <FormattedMessage id="account.passkeys.save" />
        </Button>
        {!renaming.isPending && (
          <Button variant="quiet" onClick={onEnd}>
            <FormattedMessage id="app.cancel" />
          </Button>
        )}
      </div>
    </form>
  )
}
