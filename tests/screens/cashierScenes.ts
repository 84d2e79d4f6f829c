import type { components } from '../../src/api/gen/paths.ts'
import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

type Deposit = components['schemas']['Deposit']
type Withdrawal = components['schemas']['Withdrawal']

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()

/**
 * Mocks the response of a call, so that a change for one screenshot does not appear in the next.
 */
const answer = ({ page }: Stage, path: string, value: unknown) =>
  page.route(`**${path}`, (route) => route.fulfill({ json: { success: true, value } }))

/** Passes a call to the server and changes properties of its response. */
const change = ({ page }: Stage, path: string, changes: object) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const { value, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, value: { ...value, ...changes } } })
  })

/** Page of a pending deposit of R$ 100.00 by Pix, with some of its properties changed. */
function depositScene(name: string, changes: () => Partial<Deposit>): Scene {
  return {
    name: `cashier-deposit-${name}`,
    async prepare(stage) {
      const deposit: Deposit = {
        depositId: 'd-01a20cd025d9139238753390',
        method: 'PIX',
        status: 'PENDING',
        amount: '100.00',
        fee: '0.00',
        credited: '100.00',
        currency: 'BRL',
        payer: '***.456.789-**',
        createdAt: minutes(-2),
        expiresAt: minutes(13),
        ...changes(),
      }
      await logInAs(stage, 'ana')
      await answer(stage, `/wps/deposits/${deposit.depositId}`, deposit)
      await stage.page.goto(`/member/deposit?order=${deposit.depositId}`)
      await stage.page.getByRole('main').getByRole('list').last().waitFor()
    },
  }
}

const sentBack = { credited: '0.00', returnedAmount: '100.00', endedAt: minutes(-1) } as const

/**
 * Page of a withdrawal of R$ 250.00 under review, with some of its properties changed.
 * @param act runs on the open page before the screenshot.
 */
function withdrawalScene(
  name: string,
  changes: () => Partial<Withdrawal>,
  act?: (stage: Stage) => Promise<void>,
): Scene {
  return {
    name: `cashier-withdrawal-${name}`,
    async prepare(stage) {
      const withdrawal: Withdrawal = {
        withdrawalId: 'w-01a20cd025d9139238753390',
        status: 'REVIEWING',
        amount: '250.00',
        fee: '5.00',
        payout: '245.00',
        currency: 'BRL',
        account: { keyType: 'CPF', key: '***.456.789-**', holder: 'Ana S*** L***' },
        cancellable: false,
        createdAt: minutes(-12),
        ...changes(),
      }
      await logInAs(stage, 'ana')
      await answer(stage, `/wps/withdrawals/${withdrawal.withdrawalId}`, withdrawal)
      await stage.page.goto(`/member/withdraw?request=${withdrawal.withdrawalId}`)
      await stage.page.getByRole('main').getByRole('list').last().waitFor()
      await act?.(stage)
    },
  }
}

const payout = {
  status: 'DISBURSED',
  disbursedAt: minutes(-4),
  confirmBy: minutes(24 * 60 - 4),
} as const

/** Opens a form of the cashier and fills in its amount. */
async function fill(stage: Stage, path: string, amount: string) {
  const { page, text } = stage
  await logInAs(stage, 'ana')
  await page.goto(path)
  await page.getByLabel(`${text('wallet.amount.label')} *`).fill(amount)
  await page.getByRole('button', { name: text('transfers.review') }).click()
}

/** Deposits and withdrawals in every state that a member sees. */
export const cashierScenes: readonly Scene[] = [
  {
    name: 'cashier-deposit-first',
    async prepare(stage) {
      const { page, text } = stage
      await logInAs(stage, 'ana')
      await change(stage, '/wps/deposits/methods', { payer: { document: 'CPF' } })
      await page.goto('/member/deposit')
      await page.getByLabel(`${text('deposits.payer.label')} *`).fill('390.533.447-06')
      await page.getByRole('button', { name: text('deposits.amount.submit') }).click()
      await page.getByText(text('deposits.payer.invalid')).waitFor()
    },
  },
  depositScene('transfer', () => ({
    method: 'BANK_TRANSFER',
    expiresAt: minutes(24 * 60),
    payment: {
      kind: 'BANK_TRANSFER',
      bank: '348 – Banco XP S.A.',
      branch: '0001',
      account: '1048273-6',
      holder: 'Portico Pagamentos',
      taxNumber: '45.731.208/0001-62',
      reference: '139238753390',
    },
  })),
  depositScene('otherPayer', () => ({
    ...sentBack,
    status: 'FAILED',
    failureReason: 'OTHER_PAYER',
  })),
  depositScene('expired', () => ({ status: 'EXPIRED', endedAt: minutes(-1) })),
  depositScene('cancelledPaid', () => ({ ...sentBack, status: 'CANCELLED' })),
  {
    name: 'cashier-withdraw-badAmount',
    prepare: async (stage) => {
      await fill(stage, '/member/withdraw', '1.284,555')
      await stage.page.getByRole('main').locator('[aria-invalid=true]').waitFor()
    },
  },
  {
    name: 'cashier-transfer-owed',
    prepare: async (stage) => {
      await logInAs(stage, 'ana')
      const open = { transferable: '834.50', owed: '250.00', turnoverMissing: '200.00' }
      await change(stage, '/wps/transfers/counterparties*', open)
      await stage.page.goto('/member/transferUpline')
      await stage.page.getByLabel(`${stage.text('wallet.amount.label')} *`).waitFor()
    },
  },
  {
    name: 'cashier-withdraw-review',
    prepare: async (stage) => {
      // The turnover is set to 0, since a deposit paid in another scene would require turnover.
      const turnover = { required: '0.00', played: '0.00', missing: '0.00' }
      await change(stage, '/wps/withdrawals/terms', { turnover })
      await fill(stage, '/member/withdraw', '250')
      await stage.page.getByRole('heading', { name: stage.text('withdrawals.check') }).waitFor()
    },
  },
  {
    name: 'cashier-withdraw-noPassword',
    async prepare(stage) {
      await logInAs(stage, 'ana')
      await change(stage, '/wps/member/security', { hasPaymentPassword: false })
      await stage.page.goto('/member/withdraw')
      await stage.page.getByText(stage.text('transactionPassword.set.title')).first().waitFor()
    },
  },
  {
    name: 'cashier-withdraw-missing',
    async prepare(stage) {
      await logInAs(stage, 'ana')
      await change(stage, '/wps/member/security', { hasPaymentPassword: false })
      await change(stage, '/wps/payoutAccounts', { items: [] })
      await change(stage, '/wps/withdrawals/terms', { available: '0.00' })
      const demands = [{ action: 'WITHDRAWAL', level: 1, reason: 'ALWAYS' }]
      await change(stage, '/wps/identity', { demands })
      await stage.page.goto('/member/withdraw')
      await stage.page.getByText(stage.text('withdrawals.needs.identity')).waitFor()
    },
  },
  withdrawalScene('cancelled', () => ({
    status: 'CANCELLED',
    fee: '0.00',
    payout: '0.00',
    endedAt: minutes(-9),
  })),
  withdrawalScene('reported', () => ({
    status: 'DISPUTED',
    correctable: true,
    disbursedAt: minutes(-9),
    confirmation: {
      outcome: 'PARTIAL',
      by: 'MEMBER',
      receivedAmount: '200.00',
      remainingAmount: '45.00',
      proofFileId: 'f-0199fd2a6b20',
      confirmedAt: minutes(-1),
    },
  })),
  withdrawalScene('review', () => ({ cancellable: true, promisedBy: minutes(108) })),
  withdrawalScene('paid', () => payout),
  withdrawalScene(
    'partly',
    () => payout,
    async ({ page, text }) => {
      const partly = text('withdrawals.report.outcomes.PARTIAL')
      await page.getByRole('radio', { name: partly }).check()
      await page.getByRole('button', { name: text('transfers.review') }).click()
      await page.getByText(text('wallet.amount.errors.missing')).waitFor()
    },
  ),
  withdrawalScene('forced', () => ({
    status: 'RECEIVED',
    disbursedAt: minutes(-9),
    endedAt: minutes(-1),
    confirmation: {
      outcome: 'NOT_RECEIVED',
      by: 'MEMBER',
      receivedAmount: '0.00',
      remainingAmount: '245.00',
      confirmedAt: minutes(-3),
    },
    resolution: { kind: 'FORCED_RECEIVE', amount: '245.00', at: minutes(-1) },
  })),
  {
    name: 'cashier-transfer-review',
    prepare: async (stage) => {
      await fill(stage, '/member/transferUpline', '25')
      await stage.page.getByRole('heading', { name: stage.text('transfers.check') }).waitFor()
    },
  },
]
