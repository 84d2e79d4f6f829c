import { FormattedMessage, useIntl } from 'react-intl'
import { CopyButton } from '../../../kit/page/CopyButton.tsx'
import { LazyQrCode } from '../../../kit/qrCode/LazyQrCode.tsx'
import type { Invitation } from '../team.queries.ts'
import classes from './invitations.module.css'

/** CSS pixels. */
const codeSize = 208

/** A link to be held before a camera, or copied. */
export function InvitationLink({ code, link }: Pick<Invitation, 'code' | 'link'>) {
  const intl = useIntl()
  return (
    <div className={classes.share}>
      <LazyQrCode
        text={link}
        size={codeSize}
        label={intl.formatMessage({ id: 'team.qrCodeOf' }, { code })}
      />
      <p className={classes.lead}>
        <FormattedMessage id="team.invitation.scan" />
      </p>
      <bdi className={classes.link}>{link}</bdi>
      <CopyButton
        text={link}
        label={intl.formatMessage({ id: 'team.invitation.copyLink' })}
        look="main"
      />
    </div>
  )
}
