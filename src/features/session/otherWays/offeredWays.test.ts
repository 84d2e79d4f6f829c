import { expect, it } from 'vitest'
import { enabledModules } from '../../../session/flags.ts'
import { offeredWays } from './offeredWays.ts'

it('[LOGIN-05, ROLE-29] each log-in method without a password is offered only while its module is on', () => {
  expect(offeredWays(undefined)).toEqual({ providers: [], oneClick: false, freePlay: false })
  expect(offeredWays(new Set(['FACEBOOKLOGIN3', 'GOOGLELOGIN3', 'FREEPLAY3']))).toEqual({
    providers: ['GOOGLE', 'FACEBOOK'],
    oneClick: false,
    freePlay: true,
  })
  expect(offeredWays(new Set(['FACEBOOKLOGIN3', 'ONECLICKREG3']))).toEqual({
    providers: ['FACEBOOK'],
    oneClick: true,
    freePlay: false,
  })
})

it('[LOGIN-05] no provider is offered while social log-in is off', () => {
  const childrenNodes = [{ modId: 'GOOGLELOGIN3', enabled: true }]
  const tree = [{ modId: 'SOCIALLOGIN3', enabled: false, childrenNodes }]
  expect(offeredWays(enabledModules(tree)).providers).toEqual([])
})
