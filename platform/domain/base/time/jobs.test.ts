import { describe, expect, it } from 'vitest'
import { contextForTests } from '../../../server/serverForTests.ts'
import { type JobHandler, planJob, runDueJobs } from './jobs.ts'

function startJobs(handler: JobHandler) {
  const { context, store, time } = contextForTests()
  const errors: unknown[] = []
  const plan = (subject: string, dueAt: number) =>
    store.transaction((tables) => planJob(context, tables, { kind: 'ring', subject, dueAt }))
  const run = () => runDueJobs(context, { ring: handler }, (error) => errors.push(error))
  return { context, store, time, errors, plan, run }
}

describe('jobs', () => {
  it('due jobs run once, in the order of their due times', async () => {
    const rung: string[] = []
    const { time, plan, run } = startJobs(async (_context, _tables, _announce, { subject }) => {
      rung.push(subject)
    })
    await plan('later', time.now + 2000)
    await plan('sooner', time.now + 1000)
    await run()
    expect(rung).toEqual([])
    time.now += 2000
    await Promise.all([run(), run()])
    expect(rung).toEqual(['sooner', 'later'])
    expect(await run()).toBe(0)
  })

  it('a job can plan further jobs, which the same run executes if they are already due', async () => {
    const { context, store, time, plan, run } = startJobs(
      async (_context, tables, _announce, job) => {
        const dueAt = job.dueAt + 300_000
        await planJob(context, tables, { kind: 'ring', subject: job.subject, dueAt })
      },
    )
    await plan('salary', time.now)
    time.now += 3_600_000
    expect(await run()).toBe(13)
    expect((await store.jobs.find())[0]?.dueAt).toBe(time.now + 300_000)
  })

  it('a failed job is rolled back and rescheduled, and does not block other jobs', async () => {
    const { store, time, errors, plan, run } = startJobs(
      async (_context, tables, _announce, job) => {
        await tables.settings.insert({ id: job.subject, value: 1, updatedAt: 0 })
        if (job.subject === 'bad') throw new Error('no')
      },
    )
    await plan('bad', time.now)
    await plan('good', time.now)
    expect(await run()).toBe(1)
    expect((await store.settings.find()).map(({ id }) => id)).toEqual(['good'])
    expect(errors).toHaveLength(1)
    const [waiting] = await store.jobs.find()
    expect(waiting).toMatchObject({ subject: 'bad', failures: 1, dueAt: time.now + 1000 })
  })
})
