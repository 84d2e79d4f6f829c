import type { IdentityStepRow, WorldTables } from '../../base/collections/collections.ts'
import type { World } from '../../base/context/world.ts'
import { planJob } from '../../base/time/jobs.ts'
import { askProvider } from './askProvider.ts'

/** Plans when a step is decided: as soon as its provider can know. */
export async function planDecision(
  world: World,
  tables: WorldTables,
  row: IdentityStepRow,
): Promise<void> {
  const now = world.now()
  const verdict = await askProvider(world, tables, row, now)
  const dueAt = verdict.state === 'PENDING' ? verdict.askAt : now
  await planJob(world, tables, { kind: 'identityDecided', subject: row.id, dueAt })
}
