import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { write } from '../../api/write.ts'
import { openModal } from '../../kit/modal/modalStore.ts'
import { useSendOnce } from '../../kit/query/useSendOnce.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { paths } from '../../paths.ts'
import { askForLogin } from '../../session/askForLogin.ts'
import { useAccountKind, useSession } from '../../session/session.queries.ts'
import { Button } from '../../ui/Button.tsx'
import type { Promotion } from './promotionGroups.ts'
import { refetchAfterClaim } from './promotions.queries.ts'
import classes from './TakePart.module.css'
import { TakePartButton } from './TakePartButton.tsx'

type Props = {
  standing: Pick<Promotion, 'id' | 'action' | 'rewardId'>
  /** What a member takes part by. */
  children: ReactNode
}

/**
 * What there is to do for who looks at a promotion or an activity (PROMO-13): a visitor logs in, a
 * trial member makes an account of their own, a member takes part, or claims what waits.
 */
export function TakePart({ standing: { id, action, rewardId }, children }: Props) {
  const isVisitor = useSession().kind === 'visitor'
  const kind = useAccountKind()
  if (action === 'CLAIM') return rewardId !== undefined && <Claim rewardId={rewardId} />
  if (action !== 'JOIN') return null
  if (isVisitor) {
    return (
      <TakePartButton onClick={() => askForLogin(`${paths.promotions()}#${id}`)}>
        <FormattedMessage id="promotions.logIn" />
      </TakePartButton>
    )
  }
  if (kind === 'trial') {
    return (
      <div className={classes.trial}>
        <p>
          <FormattedMessage id="promotions.trial" />
        </p>
        <Button variant="primary" onClick={() => openModal({ name: 'register' })}>
          <FormattedMessage id="promotions.register" />
        </Button>
      </div>
    )
  }
  // Until it is known who they are, nothing that they might not do.
  return kind !== undefined && children
}

function Claim({ rewardId }: { rewardId: string }) {
  const client = useQueryClient()
  const { isSending, send } = useSendOnce({
    send: (idempotencyKey) =>
      write('POST /wps/rewards/{rewardId}/claim', { path: { rewardId } }, { idempotencyKey }),
    onDone: ({ wagering }) =>
      showToast('success', { id: wagering ? 'rewards.claimed.bonus' : 'rewards.claimed.money' }),
    onSettled: () => refetchAfterClaim(client),
  })
  return (
    <TakePartButton busy={isSending} onClick={send}>
      <FormattedMessage id="promotions.claim" />
    </TakePartButton>
  )
}
