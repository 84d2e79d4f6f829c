import { describe, expect, it } from 'vitest'
import { runSteps } from './runSteps.ts'
import type { Step } from './steps.ts'

const script = (id: string, code: string): Step => ({ id, title: id, command: ['-e', code] })
const passes = (id: string) => script(id, '')
const fails = (id: string, says = '') =>
  script(id, `console.error(${JSON.stringify(says)});process.exit(3)`)
const forever = (id: string) => script(id, 'setInterval(() => {}, 1000)')

async function run(steps: Step[], options: { atOnce: number; keepGoing?: boolean }) {
  const said: string[] = []
  const write = (text: string) => said.push(text)
  const results = await runSteps(steps, { root: process.cwd(), write, ...options })
  return { said: said.join(''), ended: results.map(({ step, hasPassed }) => [step.id, hasPassed]) }
}

describe('steps', () => {
  it('all steps run when all pass', async () => {
    const { ended } = await run([passes('one'), passes('two'), passes('three')], { atOnce: 1 })
    expect(ended).toEqual([
      ['one', true],
      ['two', true],
      ['three', true],
    ])
  })

  it('the first failed step ends the run and prints its output and the command to repeat it', async () => {
    const steps = [passes('one'), fails('two', 'It is broken.'), forever('three')]
    const { ended, said } = await run(steps, { atOnce: 2 })
    expect(ended).toContainEqual(['two', false])
    expect(ended).not.toContainEqual(['three', expect.anything()])
    expect(said).toContain('It is broken.')
    expect(said).toContain('To run this step alone: npm test -- two')
  })

  it('a failed step stops a slow one that runs in parallel', async () => {
    const { ended } = await run([forever('slow'), fails('bad')], { atOnce: 2 })
    expect(ended).toEqual([['bad', false]])
  })

  it('the remaining steps run after a failure if `keepGoing` is set', async () => {
    const { ended } = await run([fails('one'), passes('two')], { atOnce: 2, keepGoing: true })
    expect(ended).toHaveLength(2)
  })

  it('a step whose script is missing fails', async () => {
    const missing: Step = { id: 'gone', title: 'gone', command: ['scripts/gone.ts'] }
    expect((await run([missing], { atOnce: 2 })).ended).toEqual([['gone', false]])
  })
})
