import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { closeModal, openModal } from '../../../kit/modal/modalStore.ts'
import { plainName } from '../../../lib/names/personName.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import type { DownlineDetail } from '../downlineDetail.ts'
import classes from './downline.module.css'
import { downlineLink } from './downlineLink.ts'

/** An agent's actions for a team member. No money can be sent to a blocked member. */
export function DownlineActions({ detail }: { detail: DownlineDetail }) {
  const navigate = useNavigate()
  const { memberId, level, directDownlines, block } = detail
  const person = plainName(detail.account)
  const go = (path: string) => void closeModal().then(() => navigate(path))
  return (
    <div className={classes.actions}>
      {block === undefined && (
        <Button
          variant="primary"
          onClick={() =>
            go(`${paths.member('transferUpline')}?${new URLSearchParams({ to: memberId })}`)
          }
        >
          <FormattedMessage id="team.downline.transfer" />
        </Button>
      )}
      <Button
        onClick={() => openModal({ name: 'messageDownline', memberId, person }, { over: true })}
      >
        <FormattedMessage id="team.downline.write" />
      </Button>
      {level === 1 && (
        <Button
          onClick={() => openModal({ name: 'downlineRates', memberId, person }, { over: true })}
        >
          <FormattedMessage id="team.downline.changeRates" />
        </Button>
      )}
      {directDownlines > 0 && (
        <Button onClick={() => go(downlineLink(memberId))}>
          <FormattedMessage id="team.downline.people" />
        </Button>
      )}
      {/* One element for both, because the closed dialog returns the focus to it. */}
      <Button
        variant={block ? 'secondary' : 'danger'}
        onClick={() =>
          openModal(
            { name: block ? 'unblockDownline' : 'blockDownline', memberId, person },
            { over: true },
          )
        }
      >
        <FormattedMessage id={block ? 'team.block.unblock' : 'team.block.block'} />
      </Button>
    </div>
  )
}
