/** What the member is told, and where. */
import { sectionOf } from './section.ts'

export const choices = sectionOf('noticeChoices', {
  name: 'noticeChoices',
  title: { pt: 'Consentimentos de notificações', en: 'Consents to notices' },
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
  title: { pt: 'Navegadores com notificações', en: 'Browsers with notifications' },
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
