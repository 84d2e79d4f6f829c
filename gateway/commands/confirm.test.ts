import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { confirm } from './confirm.ts'

async function answer(reply: string) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const asking = confirm('It replaces everything.', { input, output })
  input.end(reply)
  const confirmed = await asking
  return { confirmed, shown: String(output.read()) }
}

describe('confirmation prompt', () => {
  it('only the whole word "yes", in any letter case, confirms a replacement', async () => {
    const { confirmed, shown } = await answer('yes\n')
    expect(confirmed).toBe(true)
    expect(shown).toBe('It replaces everything. Type yes to go on: ')
    expect((await answer(' YES \n')).confirmed).toBe(true)
  })

  it.each(['\n', 'y\n', 'no\n', 'yes please\n', ''])(
    'the input %j does not confirm a replacement',
    async (reply) => {
      expect((await answer(reply)).confirmed).toBe(false)
    },
  )
})
