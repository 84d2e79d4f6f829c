import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../kit/page/Link.tsx'
import { paths } from '../../paths.ts'
import { openCustomerService, useServiceEntries } from '../../session/customerService.ts'
import { useMarket } from '../../session/market.ts'
import { useAccountKind, useMember } from '../../session/session.queries.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/**
 * Notice for a member whom an agent has blocked, with the reason and the remaining options; renders
 * nothing for any other member.
 */
export function OwnBlock() {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const service = useServiceEntries()
  const isAgent = useAccountKind() === 'agent'
  const block = useMember().data?.block
  if (!block) return null
  return (
    <Notice
      tone="warning"
      role="status"
      title={<FormattedMessage id="account.block.title" />}
      actions={
        <>
          <Link to={paths.member('withdraw')} {...buttonLook('secondary')}>
            <FormattedMessage id="account.block.withdraw" />
          </Link>
          <Button onClick={() => openCustomerService(service)}>
            <FormattedMessage id="account.block.support" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage
          id="account.block.text"
          values={{
            reason: <FormattedMessage id={`team.block.reasons.${block.reason}`} />,
            since: formatInstant(block.since, 'minute', language, timeZone),
          }}
        />
      </p>
      {isAgent && (
        <p>
          <FormattedMessage id="account.block.team" />
        </p>
      )}
      {block.note !== '' && (
        <p>
          <FormattedMessage id="account.block.note" values={{ note: <bdi>{block.note}</bdi> }} />
        </p>
      )}
      <p>
        <FormattedMessage id="account.block.still" />
      </p>
    </Notice>
  )
}
