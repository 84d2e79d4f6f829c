import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { openModal } from '../../kit/modal/modalStore.ts'
import { paths } from '../../paths.ts'
import { askForLogin } from '../../session/askForLogin.ts'
import { useAccountKind, useSession } from '../../session/session.queries.ts'
import { Button } from '../../ui/Button.tsx'
import classes from './TakePart.module.css'
import { TakePartButton } from './TakePartButton.tsx'

type Props = {
  /** The promotion or activity that a visitor comes back to. */
  id: string
  /** What a member takes part by. */
  children: ReactNode
}

/**
 * What only a member can do (PROMO-13): a visitor logs in first, a trial member makes an account of
 * their own.
 */
export function MembersOnly({ id, children }: Props) {
  const isVisitor = useSession().kind === 'visitor'
  const kind = useAccountKind()
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
