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
  /** Id of the promotion or activity to which a visitor returns after the login. */
  id: string
  /** Controls that members see. */
  children: ReactNode
}

/**
 * Shows `children` to members only (PROMO-13): a visitor is asked to log in, and a trial member to
 * register.
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
