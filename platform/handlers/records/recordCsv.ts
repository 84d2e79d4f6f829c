/** Records of a member as CSV files, streamed while their rows are read (REC-05). */

import { betColumns, profitColumns } from '../../../src/lib/records/bets.ts'
import { columnsIn } from '../../../src/lib/records/columns.ts'
import { bonusColumns, transactionColumns } from '../../../src/lib/records/transactions.ts'
import { nameLanguageOf } from '../../domain/base/content/gameNames.ts'
import { bonusesInPages } from '../../domain/play/records/accountRecord.ts'
import { betsInPages } from '../../domain/play/records/betRecord.ts'
import { profitRecord } from '../../domain/play/records/profitRecord.ts'
import { recordPeriod } from '../../domain/play/records/recordPeriod.ts'
import { transactionsInPages } from '../../domain/play/records/transactions.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { csvFile, inOnePage, shownPages } from '../base/csvFile.ts'
import { showBet, showProfitDay, showTransaction } from '../base/showRecord.ts'

export const recordCsv = {
  'GET /wps/records/csv/bets': async ({ context, caller, query, headers }) => {
    const period = recordPeriod(query, context.now())
    const pages = betsInPages(context.store, caller.member.id, period, query)
    const language = nameLanguageOf(headers?.['Accept-Language'])
    const rows = shownPages(pages, (bets) => bets.map((bet) => showBet(context, bet, language)))
    return csvFile(columnsIn(betColumns, 'file'), { headers, query }, rows, {})
  },

  'GET /wps/records/csv/transactions': async ({ context, caller, query, headers }) => {
    const period = recordPeriod(query, context.now())
    const pages = transactionsInPages(context.store, caller.member.id, period, query)
    const rows = shownPages(pages, (entries) => entries.map(showTransaction))
    return csvFile(columnsIn(transactionColumns, 'file'), { headers, query }, rows, {})
  },

  'GET /wps/records/csv/profit': async ({ context, caller, query, headers }) => {
    const period = recordPeriod(query, context.now())
    const { days } = await profitRecord(context.store, caller.member.id, period)
    const rows = inOnePage(days.map(showProfitDay))
    return csvFile(columnsIn(profitColumns, 'file'), { headers, query }, rows, {})
  },

  'GET /wps/records/csv/bonuses': async ({ context, caller, query, headers }) => {
    const period = recordPeriod(query, context.now())
    const pages = bonusesInPages(context.store, caller.member.id, period, query.kind)
    const rows = shownPages(pages, (entries) => entries.map(showTransaction))
    return csvFile(bonusColumns, { headers, query }, rows, {})
  },
} satisfies Partial<Behaviour>
