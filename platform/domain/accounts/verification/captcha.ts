import { joinText } from '../../../../src/lib/text.ts'
import type { WorldTables } from '../../base/collections/collections.ts'
import type { World } from '../../base/context/world.ts'
import { DuplicateError } from '../../base/storage/store.ts'
import { captchaFont } from './captchaFont.ts'
import { drawCaptcha } from './captchaImage.ts'

const lifetime = 5 * 60_000
const length = 5
const characters = Object.keys(captchaFont)

/** A text whose characters are equally likely: bytes past the last full round are drawn again. */
function randomSolution(world: Pick<World, 'randomBytes'>): string {
  const rounds = 256 - (256 % characters.length)
  let solution = ''
  while (solution.length < length) {
    for (const byte of world.randomBytes(length)) {
      const character = characters[byte % characters.length] ?? ''
      if (byte < rounds && solution.length < length) solution += character
    }
  }
  return solution
}

/**
 * Makes a captcha under an id that the page chose; a captcha that the id had before is replaced.
 * @returns the image: a PNG, base64.
 */
export async function issueCaptcha(world: World, id: string): Promise<string> {
  const solution = randomSolution(world)
  const expiresAt = world.now() + lifetime
  const replace = () => world.store.captchas.update(id, { solution, expiresAt })
  if (!(await replace())) {
    await world.store.captchas.insert({ id, solution, expiresAt }).catch((error: unknown) => {
      if (!(error instanceof DuplicateError)) throw error
      return replace()
    })
  }
  return drawCaptcha(solution, world.randomBytes(16))
}

/**
 * Spends a captcha: it is good for one attempt, right or wrong. Case does not count.
 * @returns `missing` when there is no answer to check.
 */
export async function redeemCaptcha(
  tables: Pick<WorldTables, 'captchas'>,
  attempt: { captcha?: string | undefined; captchaId?: string | undefined },
  now: number,
): Promise<'right' | 'wrong' | 'missing'> {
  const typed = joinText(attempt.captcha ?? '').toUpperCase()
  if (typed === '' || attempt.captchaId === undefined) return 'missing'
  const issued = await tables.captchas.get(attempt.captchaId)
  // Of two attempts at once, only the one that removes it has it.
  const spent = issued && (await tables.captchas.remove({ id: issued.id })) === 1
  return spent && issued.expiresAt > now && issued.solution === typed ? 'right' : 'wrong'
}
