import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureOf, isUndecided } from '../../../api/failure.ts'
import { bonusCodeRequestLimits } from '../../../api/gen/limits.ts'
import { write } from '../../../api/write.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { failureText } from '../../../kit/failure/failureText.ts'
import { wordsOf } from '../../../kit/toast/toastStore.ts'
import { plainText } from '../../../lib/text.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { refetchAfterClaim } from '../rewards.queries.ts'
import type { Reward } from './rewardCards.ts'
import classes from './rewardCentre.module.css'

/**
 * Redeems a code once. A code whose response was lost is sent again under the same idempotency key.
 */
function useRedeemCode() {
  const client = useQueryClient()
  const keys = useRef(new Map<string, string>())
  return useMutation({
    mutationFn: (code: string) => {
      const idempotencyKey = keys.current.get(code) ?? crypto.randomUUID()
      keys.current.set(code, idempotencyKey)
      return write('POST /wps/rewards/codes', { body: { code } }, { idempotencyKey })
    },
    // The form shows the failure, so no toast is needed.
    meta: { showsFailure: true },
    onSuccess: (_reward, code) => {
      keys.current.delete(code)
    },
    onError: (error, code) => {
      if (!isUndecided(failureOf(error))) keys.current.delete(code)
    },
    onSettled: () => refetchAfterClaim(client),
  })
}

/**
 * Form for bonus codes sent through messaging services (PROMO-08). A rejected code is reported at
 * its field.
 */
export function BonusCodePanel() {
  const intl = useIntl()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { code: '' },
  })
  const redeeming = useRedeemCode()
  const handleValid = ({ code }: { code: string }) =>
    redeeming.mutate(plainText(code), {
      onSuccess: () => reset(),
      onError: (error) => {
        if (!isAboutCode(error)) return
        setError('code', { message: wordsOf(intl, failureText(error)) }, { shouldFocus: true })
      },
    })
  const missing = intl.formatMessage({ id: 'rewards.codes.missing' })
  return (
    <Panel title={<FormattedMessage id="rewards.codes.title" />}>
      <form
        noValidate
        className={classes.code}
        onSubmit={(event) => {
          if (redeeming.isPending) event.preventDefault()
          else void handleSubmit(handleValid)(event)
        }}
      >
        <TextField
          {...register('code', { validate: (code) => plainText(code) !== '' || missing })}
          label={intl.formatMessage({ id: 'rewards.codes.code' })}
          hint={intl.formatMessage({ id: 'rewards.codes.hint' })}
          error={formState.errors.code?.message}
          required
          maxLength={bonusCodeRequestLimits.code.maxLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" isBusy={redeeming.isPending}>
          <FormattedMessage id="rewards.codes.send" />
        </Button>
      </form>
      {redeeming.error !== null && !isAboutCode(redeeming.error) && (
        <FailureNotice error={redeeming.error} />
      )}
      {redeeming.data && <Won reward={redeeming.data} />}
    </Panel>
  )
}

/** Notice with the reward of a redeemed code, and where to claim it. */
const Won = ({ reward: { title, amount } }: { reward: Reward }) => (
  <Notice
    tone="good"
    role="status"
    title={
      <FormattedMessage
        id="rewards.codes.won"
        values={{ title, amount: <MarketMoney amount={amount} /> }}
      />
    }
  >
    <p>
      <FormattedMessage id="rewards.codes.waits" />
    </p>
  </Notice>
)

/** True if the rejection concerns the bonus code. */
function isAboutCode(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code.startsWith('BONUS_CODE_')
}
