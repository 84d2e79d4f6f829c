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
  /** Promotion or activity that a visitor returns to after the login. */
  id: string
  /** Controls for members. */
  children: ReactNode
}

/**
 * Guards an action of members (PROMO-13): a visitor logs in first, and a trial member registers.
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
  // Renders nothing while the kind of account is unknown, because the action may not be allowed.
  return kind !== undefined && children
}
