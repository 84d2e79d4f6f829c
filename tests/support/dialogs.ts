import type { Page } from '@playwright/test'
import type { Modal, ModalName } from '../../src/kit/modal/modalTable.ts'
// Adds the product's dialogs to the type `ModalName`.
import type {} from '../../src/modals.ts'
import type { Audience } from './audiences.ts'
import { expect } from './portalTest.ts'

type Opening<Name extends ModalName> = Omit<Extract<Modal, { name: Name }>, 'name'> & {
  /**
   * Audience whose tests open the dialog. The tests of visitors open all dialogs that are for
   * everybody.
   */
  audience: 'everybody' | 'members' | 'agents' | 'nobody'
}

const inAnHour = new Date(Date.now() + 3_600_000).toISOString()

/** Every dialog of the portal. A missing dialog is a compile error. */
const dialogs = {
  login: { audience: 'everybody' },
  secondStep: {
    audience: 'everybody',
    type: 'username',
    area: 'member',
    secondStep: { ticket: 't', methods: [{ method: 'SMS', to: '…01' }], expiresAt: inAnHour },
  },
  register: { audience: 'everybody' },
  oneClick: { audience: 'everybody' },
  forgotPassword: { audience: 'everybody' },
  confirmLogout: { audience: 'members' },
  // This dialog closes automatically unless the player is idle. `sessionInPage.test.tsx` tests it.
  idle: { audience: 'nobody' },
  changePassword: { audience: 'members', reason: 'own' },
  authenticator: { audience: 'members', goal: 'turnOn' },
  profile: { audience: 'members' },
  avatar: { audience: 'members' },
  transactionPassword: { audience: 'members' },
  bindPhone: { audience: 'members' },
  bindEmail: { audience: 'members' },
  passkeys: { audience: 'members' },
  addPasskey: { audience: 'members' },
  removePasskey: { audience: 'members', passkeyId: 'a'.repeat(64), label: 'Notebook' },
  game: { audience: 'everybody', nodeId: '100001', title: 'A game', freeTrial: true },
  deposit: { audience: 'members' },
  gameList: { audience: 'everybody', vassalage: 'PG', vendorName: 'PG', gameType: 'RNG' },
  search: { audience: 'everybody' },
  realAccount: { audience: 'members' },
  navigation: { audience: 'everybody' },
  announcements: { audience: 'everybody' },
  notices: { audience: 'everybody' },
  customerService: { audience: 'everybody' },
  help: { audience: 'everybody' },
  chat: { audience: 'everybody' },
  feedback: { audience: 'everybody' },
  giveUpBonus: { audience: 'members', bonusId: 'none' },
  bet: { audience: 'members', betId: 'none', gameName: 'A game' },
  downline: { audience: 'agents', memberId: 'none', account: 'nobody' },
  blockDownline: { audience: 'agents', memberId: 'none', person: 'nobody' },
  unblockDownline: { audience: 'agents', memberId: 'none', person: 'nobody' },
  downlineRates: { audience: 'agents', memberId: 'none', person: 'nobody' },
  messageDownline: { audience: 'agents', memberId: 'none', person: 'nobody' },
  quietMembers: { audience: 'agents' },
  deletePayoutAccount: { audience: 'members', accountId: 'none' },
  redeemGoods: { audience: 'members', goodsId: 'bonus-5' },
  convertPoints: { audience: 'members' },
  playBreak: { audience: 'members', kind: 'TIME_OUT' },
  realityCheck: { audience: 'members' },
  selfTest: { audience: 'members' },
  playerLimit: { audience: 'members', limitId: 'DEPOSIT_DAY' },
  promotion: { audience: 'everybody', id: '1' },
  activity: { audience: 'everybody', id: '1' },
  offerContract: { audience: 'agents', kind: 'dividend' },
  contractOffer: { audience: 'agents', contractId: 'none' },
  endContract: { audience: 'agents', contractId: 'none' },
  invitation: { audience: 'agents' },
  invitationLink: { audience: 'agents', invitation: { code: 'CARLAZAP' } },
  endInvitation: { audience: 'agents', invitationId: 'none', code: 'CARLAZAP' },
  teamAccount: { audience: 'agents' },
  dialog: { audience: 'everybody', title: { text: 'A title' }, text: { text: 'Words' } },
  blockedWindow: { audience: 'everybody', url: '/play' },
} satisfies { [Name in ModalName]: Opening<Name> }

const openedBy = {
  'a visitor': 'everybody',
  'a member': 'members',
  'an agent': 'agents',
} as const satisfies Record<Audience['who'], string>

/** Names of the dialogs that the tests of an audience open. */
export const dialogsOf = ({ who }: Audience): ModalName[] =>
  Object.entries(dialogs)
    .filter(([, { audience }]) => audience === openedBy[who])
    // `Object.entries` loses the type of the keys.
    .map(([name]) => name as ModalName)

/**
 * Opens a dialog from the state of a history entry, as a reload does, and waits for its content.
 * @returns a function that closes the dialog by Back.
 */
export async function openFromHistory(page: Page, name: ModalName): Promise<() => Promise<void>> {
  const { audience: _, ...data } = dialogs[name]
  await page.evaluate(
    (modal) => {
      history.pushState({ ...history.state, modals: [modal] }, '')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    },
    { name, ...data },
  )
  const dialog = page.getByRole('dialog')
  await expect(dialog, name).toBeVisible()
  await expect(dialog.getByRole('status', { name: 'Carregando' }), name).toHaveCount(0)
  return async () => {
    await page.goBack()
    await expect(dialog, name).toHaveCount(0)
  }
}
