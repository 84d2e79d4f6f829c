import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../../session/market.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import type { DownlineDetail } from '../downlineDetail.ts'

/** Reason, start and author of a team member's block. */
export function BlockNotice({ block }: { block: NonNullable<DownlineDetail['block']> }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return (
    <Notice tone="warning" title={<FormattedMessage id="team.block.blocked" />}>
      <p>
        <FormattedMessage
          id="team.block.facts"
          values={{
            reason: <FormattedMessage id={`team.block.reasons.${block.reason}`} />,
            since: formatInstant(block.since, 'minute', language, timeZone),
            by: <PersonName name={block.by} />,
          }}
        />
      </p>
      {block.note !== '' && (
        <p>
          <bdi>{block.note}</bdi>
        </p>
      )}
    </Notice>
  )
}
