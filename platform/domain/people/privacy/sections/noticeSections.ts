/** What the member is told, and where. */
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
  // The endpoint is a secret too: whoever has it may send there.
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
