import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { closeModal, openModal } from '../../../kit/modal/modalStore.ts'
import { plainName } from '../../../lib/names/personName.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import classes from './downline.module.css'
import type { DownlineDetail } from './downlineDetail.ts'
import { downlineLink } from './downlineLink.ts'

/** What an agent can do for somebody of their team. */
export function DownlineActions({ detail }: { detail: DownlineDetail }) {
  const navigate = useNavigate()
  const { memberId, level, directDownlines } = detail
  const account = plainName(detail.account)
  const go = (path: string) => void closeModal().then(() => navigate(path))
  return (
    <div className={classes.actions}>
      <Button
        variant="primary"
        onClick={() =>
          go(`${paths.member('transferUpline')}?${new URLSearchParams({ to: memberId })}`)
        }
      >
        <FormattedMessage id="team.downline.transfer" />
      </Button>
      <Button
        onClick={() => openModal({ name: 'messageDownline', memberId, account }, { over: true })}
      >
        <FormattedMessage id="team.downline.write" />
      </Button>
      {level === 1 && (
        <Button
          onClick={() => openModal({ name: 'downlineRates', memberId, account }, { over: true })}
        >
          <FormattedMessage id="team.downline.changeRates" />
        </Button>
      )}
      {directDownlines > 0 && (
        <Button onClick={() => go(downlineLink(memberId))}>
          <FormattedMessage id="team.downline.people" />
        </Button>
      )}
    </div>
  )
}
