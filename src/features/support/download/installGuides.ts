import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import type { AppKind } from './apps.ts'
import type { StepScene } from './StepPicture.tsx'

/** What there is a guide for: each application, and a computer's browser, which needs none. */
export type GuideKind = AppKind | 'computer'

/** One thing to do, in words and in a picture of the same. */
export type GuideStep = { id: MessageId; scene: StepScene }

/** How to install each (APP-04), in the order of what is to be done. */
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
