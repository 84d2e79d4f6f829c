/** Export sections: balances, payments and ledger. */

import { toDecimal } from '../../../../../src/lib/money.ts'
import { depositColumns } from '../../../../../src/lib/records/deposits.ts'
import { transactionColumns } from '../../../../../src/lib/records/transactions.ts'
import { transferColumns } from '../../../../../src/lib/records/transfers.ts'
import { withdrawalColumns } from '../../../../../src/lib/records/withdrawals.ts'
import { referenceOf } from '../../../../../src/lib/reference.ts'
import { message } from '../../../base/texts/texts.ts'
import { walletNames } from '../../../money/wallet/vendorWallets.ts'
import { maskAccount } from '../../../money/withdrawals/payoutAccounts.ts'
import { type Plain, sectionOf } from './section.ts'

/** Account name without the member's id: `main`, `held`, `bonus` or `vendor/PG`. */
const walletOf = (name: string): string => name.split('/').slice(1).join('/') || 'main'

export const wallets = sectionOf('wallets', {
  name: 'wallets',
  title: message('ownData.sections.wallets.title'),
  idsOf: walletNames,
  columns: { id: walletOf, currency: 'text', balance: 'money', updatedAt: 'time' },
})

export const ledger = sectionOf('ledgerEntries', {
  name: 'ledger',
  title: message('ownData.sections.ledger.title'),
  by: 'memberId',
  time: 'at',
  record: transactionColumns,
  columns: {
    id: referenceOf,
    transferId: 'inner',
    account: walletOf,
    memberId: 'own',
    currency: 'text',
  },
})

export const deposits = sectionOf('deposits', {
  name: 'deposits',
  title: message('ownData.sections.deposits.title'),
  by: 'memberId',
  time: 'createdAt',
  record: depositColumns,
  columns: {
    id: referenceOf,
    memberId: 'own',
    method: 'word',
    provider: 'word',
    fee: 'money',
    creditedBefore: 'inner',
    returnedAmount: 'money',
    failureReason: 'word',
    payer: 'text',
    proof: (value) => value && [...value.fileIds],
    currency: 'text',
    expiresAt: 'time',
    endedAt: 'time',
  },
})

export const payers = sectionOf('payers', {
  name: 'payer',
  title: message('ownData.sections.payers.title'),
  by: 'id',
  columns: { id: 'own', document: 'text', number: 'text', documentId: 'inner', createdAt: 'time' },
})

export const payoutAccounts = sectionOf('payoutAccounts', {
  name: 'payoutAccounts',
  title: message('ownData.sections.payoutAccounts.title'),
  by: 'memberId',
  columns: {
    id: referenceOf,
    memberId: 'own',
    keyType: 'word',
    keyId: 'secret',
    // Masked as in the portal, so that a leaked file reveals no Pix key.
    key: (_value, row) => maskAccount(row).key,
    holder: (_value, row) => maskAccount(row).holder,
    createdAt: 'time',
    defaultSince: 'time',
  },
})

export const withdrawals = sectionOf('withdrawals', {
  name: 'withdrawals',
  title: message('ownData.sections.withdrawals.title'),
  by: 'memberId',
  time: 'createdAt',
  record: withdrawalColumns,
  columns: {
    id: referenceOf,
    memberId: 'own',
    accountId: referenceOf,
    account: (value) => ({ ...value }),
    currency: 'text',
    disbursedAt: 'time',
    confirmBy: 'time',
    endedAt: 'time',
    confirmation: (value): Plain =>
      value && {
        outcome: value.outcome,
        by: value.by,
        received: toDecimal(value.received),
        remaining: toDecimal(value.remaining),
        at: new Date(value.at).toISOString(),
      },
    resolution: (value): Plain =>
      value && {
        kind: value.kind,
        amount: toDecimal(value.amount),
        at: new Date(value.at).toISOString(),
      },
  },
})

export const transfers = sectionOf('transfers', {
  name: 'transfers',
  title: message('ownData.sections.transfers.title'),
  by: 'memberId',
  time: 'createdAt',
  record: transferColumns,
  columns: {
    id: 'inner',
    transferId: referenceOf,
    memberId: 'own',
    counterpartyId: 'person',
    relation: 'word',
    currency: 'text',
  },
})

export const bonuses = sectionOf('bonuses', {
  name: 'bonuses',
  title: message('ownData.sections.bonuses.title'),
  by: 'memberId',
  columns: {
    id: referenceOf,
    memberId: 'own',
    title: 'texts',
    reference: referenceOf,
    granted: 'money',
    balance: 'money',
    inPlay: 'money',
    required: 'money',
    played: 'money',
    status: 'word',
    paidOut: 'money',
    grantedAt: 'time',
    expiresAt: 'time',
    endedAt: 'time',
  },
})
