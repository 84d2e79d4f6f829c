/** Export sections: notification settings and push devices. */
import { message } from '../../../base/texts/texts.ts'
import { sectionOf } from './section.ts'

export const choices = sectionOf('noticeChoices', {
  name: 'noticeChoices',
  title: message('ownData.sections.choices.title'),
  by: 'memberId',
  columns: {
    id: 'inner',
    memberId: 'own',
    kind: 'word',
    channel: 'word',
    isOn: 'flag',
    changedAt: 'time',
  },
})

export const pushDevices = sectionOf('pushDevices', {
  name: 'pushDevices',
  title: message('ownData.sections.pushDevices.title'),
  by: 'memberId',
  // The endpoint is secret, too: anyone who has it can send notifications to the device.
  columns: {
    id: 'inner',
    memberId: 'own',
    sessionId: 'secret',
    endpoint: 'secret',
    p256dh: 'secret',
    auth: 'secret',
    keptAt: 'time',
  },
})
