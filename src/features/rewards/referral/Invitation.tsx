import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { CopyButton } from '../../../kit/page/CopyButton.tsx'
import { LazyQrCode } from '../../../kit/qrCode/LazyQrCode.tsx'
import { invitationLink } from '../../../lib/invitationLink.ts'
import { useMember } from '../../../session/session.queries.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './Referral.module.css'
import { ShareButtons } from './ShareButtons.tsx'

/** Size of the QR code in CSS pixels. */
const codeSize = 152

/** Invitation link and code, to copy, share or scan. */
export function Invitation({ referral }: { referral: Value<'GET /wps/referral'> }) {
  const intl = useIntl()
  const language = useLanguage()
  const { code, commissionRate } = referral
  const nickname = useMember().data?.nickname
  const link = invitationLink(location, code)
  const share = formatPercent(commissionRate, language)
  return (
    <Panel title={<FormattedMessage id="rewards.referral.link" />}>
      <div className={classes.invitation}>
        <div className={classes.words}>
          <p className={textClasses.note}>
            <FormattedMessage id="rewards.referral.explained" values={{ share }} />
            {nickname && (
              <>
                {' '}
                <FormattedMessage
                  id="rewards.referral.shownName"
                  values={{ name: <PersonName name={nickname} /> }}
                />
              </>
            )}
          </p>
          <div className={classes.copy}>
            <bdi dir="ltr" translate="no" title={link} className={classes.link}>
              {link}
            </bdi>
            <CopyButton
              text={link}
              label={intl.formatMessage({ id: 'rewards.referral.copyLink' })}
            />
          </div>
          <div className={classes.copy}>
            <span>
              <FormattedMessage
                id="rewards.referral.code"
                values={{ code: <bdi dir="ltr">{code}</bdi> }}
              />
            </span>
            <CopyButton
              text={code}
              label={intl.formatMessage({ id: 'rewards.referral.copyCode' })}
            />
          </div>
          <ShareButtons link={link} />
        </div>
        <LazyQrCode
          text={link}
          size={codeSize}
          label={intl.formatMessage({ id: 'rewards.referral.qrCode' })}
        />
      </div>
    </Panel>
  )
}
