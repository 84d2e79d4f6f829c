import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import type { AppKind } from './apps.ts'
import classes from './InstallGuide.module.css'
import { StepPicture, type StepScene } from './StepPicture.tsx'

/**
 * Subjects of the guides: each application, and the installation of the portal in a computer's
 * browser.
 */
type GuideKind = AppKind | 'computer'

/** A step of a guide: its text and its drawing. */
type GuideStep = { id: MessageId; scene: StepScene }

/** Steps to install each application (APP-04), in order. */
const installGuides: Readonly<Record<GuideKind, readonly GuideStep[]>> = {
  ios: [
    { id: 'support.app.guides.ios.open', scene: 'scan' },
    { id: 'support.app.guides.ios.profile', scene: 'profile' },
    { id: 'support.app.guides.ios.trust', scene: 'trust' },
  ],
  android: [
    { id: 'support.app.guides.android.open', scene: 'file' },
    { id: 'support.app.guides.android.allow', scene: 'allow' },
    { id: 'support.app.guides.android.install', scene: 'install' },
  ],
  iosLite: [
    { id: 'support.app.guides.iosLite.open', scene: 'scan' },
    { id: 'support.app.guides.iosLite.share', scene: 'share' },
    { id: 'support.app.guides.iosLite.add', scene: 'home' },
  ],
  computer: [
    { id: 'support.app.guides.computer.open', scene: 'browser' },
    { id: 'support.app.guides.computer.menu', scene: 'menu' },
    { id: 'support.app.guides.computer.launch', scene: 'launch' },
  ],
}

/** Installation guide in steps (APP-04). */
export const InstallGuide = ({ kind }: { kind: GuideKind }) => (
  <div className={classes.guide}>
    <h3 className={classes.title}>
      <FormattedMessage id="support.app.guide" />
    </h3>
    <ol className={classes.steps}>
      {installGuides[kind].map(({ id, scene }) => (
        <li key={id} className={classes.step}>
          <StepPicture scene={scene} />
          <span>
            <FormattedMessage id={id} />
          </span>
        </li>
      ))}
    </ol>
  </div>
)
