import type { SetUps } from './setUp.ts'

export const member: SetUps = {
  // Dora's, since other calls are made as ana with the password that everybody knows.
  'POST /wps/member/password': async () => ({
    who: 'dora',
    body: {
      oldPassword: 'portico-dora-1',
      newPassword: 'Urca2027',
      confirmNewPassword: 'Urca2027',
    },
  }),
}
