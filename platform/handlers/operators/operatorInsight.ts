import { liveRules } from '../../domain/accounts/registration/registrationRules.ts'
import { fieldStatistics } from '../../domain/accounts/signUps/fieldStatistics.ts'
import { deedsBefore, shownDeed } from '../../domain/base/platform/audit.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type ValueOf } from '../../server/handler.ts'

async function deeds({ context, query }: Call<'listAudit'>): Promise<ValueOf<'listAudit'>> {
  const { page = 1, pageSize = 20 } = query ?? {}
  const { audit } = context.store
  const rows = await audit.find({
    orderBy: { column: 'id', direction: 'descending' },
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const last = rows.at(-1)
  const skipped = (page - 1) * pageSize
  // A page after the last one has no last row, so all entries are counted.
  const total = last
    ? skipped + rows.length + (await deedsBefore(context.store, last))
    : await audit.count()
  return { items: rows.map(shownDeed), page, pageSize, total }
}

export const operatorInsight = {
  'GET /ops/registration-rules/statistics': async ({ context }) => {
    const { fields } = await liveRules(context)
    return answer(await fieldStatistics(context, [...new Set(fields.map(({ name }) => name))]))
  },
  'GET /ops/audit': async (call) => answer(await deeds(call)),
} satisfies Pick<Behaviour, 'GET /ops/registration-rules/statistics' | 'GET /ops/audit'>
