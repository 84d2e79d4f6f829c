import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import type { AppKind } from './apps.ts'
import type { StepScene } from './StepPicture.tsx'

/** Subjects of the guides: each application, and a computer's browser, which requires none. */
export type GuideKind = AppKind | 'computer'

/** A step of a guide: its text and its drawing. */
export type GuideStep = { id: MessageId; scene: StepScene }

/** Steps to install each application (APP-04), in order. */
export const installGuides: Readonly<Record<GuideKind, readonly GuideStep[]>> = {
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
