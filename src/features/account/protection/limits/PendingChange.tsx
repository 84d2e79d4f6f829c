import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureOf } from '../../../../api/failure.ts'
import { write } from '../../../../api/write.ts'
import { showToast } from '../../../../kit/toast/toastStore.ts'
import { Button } from '../../../../ui/Button.tsx'
import { limitsQuery } from '../protection.queries.ts'
import classes from './limits.module.css'
import { type PlayerLimit, sizeOf } from './playerLimit.ts'
import { useLimitWords } from './useLimitWords.ts'

type Props = { limit: PlayerLimit; pending: NonNullable<PlayerLimit['pending']> }

/** Pending increase or removal of a limit: its exact date, and the button that cancels it. */
export function PendingChange({ limit: { limitId, kind }, pending }: Props) {
  const intl = useIntl()
  const client = useQueryClient()
  const words = useLimitWords()
  const name = words.name(limitId)
  const finish = async () => {
    await client.invalidateQueries(limitsQuery())
    showToast('success', { id: 'protection.limits.cancelled', values: { name } })
  }
  const cancel = useMutation({
    mutationFn: () => write('DELETE /wps/member/limits/{limitId}', { path: { limitId } }),
    onSuccess: finish,
    onError: (error) => {
      const failure = failureOf(error)
      // The change has taken effect, or another tab has cancelled it; the refetch shows the current
      // limit.
      if (failure.kind === 'rejected' && failure.code === 'NOT_FOUND') {
        void client.invalidateQueries(limitsQuery())
      }
    },
  })
  const size = sizeOf(pending)
  const moment = words.moment(pending.from)
  return (
    <div className={classes.pending}>
      <p>
        {size === null ? (
          <FormattedMessage id="protection.limits.pendingNone" values={{ moment }} />
        ) : (
          <FormattedMessage
            id="protection.limits.pending"
            values={{ moment, size: <strong>{words.size(kind, size)}</strong> }}
          />
        )}
      </p>
      <Button
        variant="quiet"
        isBusy={cancel.isPending}
        aria-label={intl.formatMessage({ id: 'protection.limits.cancelNamed' }, { name })}
        onClick={() => cancel.mutate()}
      >
        <FormattedMessage id="protection.limits.cancelChange" />
      </Button>
    </div>
  )
}
