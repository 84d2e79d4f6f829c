import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { saveFile } from '../../../kit/files/saveFile.ts'
import { CopyButton } from '../../../kit/page/CopyButton.tsx'
import { LazyQrCode } from '../../../kit/qrCode/LazyQrCode.tsx'
import { invitationLink } from '../../../lib/invitationLink.ts'
import { Button } from '../../../ui/Button.tsx'
import textClasses from '../../../ui/text.module.css'
import type { Invitation } from '../team.queries.ts'
import classes from './invitations.module.css'

/** Size of the QR code in CSS pixels. */
const codeSize = 208

/** An invitation link as text to copy, and as a QR code to save as an SVG file. */
export function InvitationLink({ code, domain }: Pick<Invitation, 'code' | 'domain'>) {
  const link = invitationLink(location, code, domain)
  const intl = useIntl()
  const place = useRef<HTMLDivElement>(null)
  const save = () => {
    // The QR code may not have loaded yet.
    const drawing = place.current?.querySelector('svg[role=img]')
    if (!drawing) return
    const text = new XMLSerializer().serializeToString(drawing)
    saveFile(new Blob([text], { type: 'image/svg+xml' }), `portico-${code}.svg`)
  }
  return (
    <div className={classes.share}>
      <div ref={place}>
        <LazyQrCode
          text={link}
          size={codeSize}
          label={intl.formatMessage({ id: 'team.qrCodeOf' }, { code })}
        />
      </div>
      <p className={textClasses.lead}>
        <FormattedMessage id="team.invitation.scan" />
      </p>
      <bdi dir="ltr" className={classes.link}>
        {link}
      </bdi>
      <CopyButton
        text={link}
        label={intl.formatMessage({ id: 'team.invitation.copyLink' })}
        look="main"
      />
      <Button isWide onClick={save}>
        <FormattedMessage id="team.invitation.saveQrCode" />
      </Button>
    </div>
  )
}
