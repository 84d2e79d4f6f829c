import { joinText } from '../../../../src/lib/text.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { DuplicateError } from '../../base/storage/store.ts'
import { captchaFont } from './captchaFont.ts'
import { drawCaptcha } from './captchaImage.ts'

const lifetime = 5 * 60_000
const length = 5
const characters = Object.keys(captchaFont)

/** A text of uniformly distributed characters: bytes that would introduce a bias are discarded. */
function randomSolution(context: Pick<Context, 'randomBytes'>): string {
  const rounds = 256 - (256 % characters.length)
  let solution = ''
  while (solution.length < length) {
    for (const byte of context.randomBytes(length)) {
      const character = characters[byte % characters.length] ?? ''
      if (byte < rounds && solution.length < length) solution += character
    }
  }
  return solution
}

/**
 * Creates a captcha under an id that the page chose; replaces an earlier captcha with the same id.
 * @returns a PNG image, base64.
 */
export async function issueCaptcha(context: Context, id: string): Promise<string> {
  const solution = randomSolution(context)
  const expiresAt = context.now() + lifetime
  const replace = () => context.store.captchas.update(id, { solution, expiresAt })
  if (!(await replace())) {
    await context.store.captchas.insert({ id, solution, expiresAt }).catch((error: unknown) => {
      if (!(error instanceof DuplicateError)) throw error
      return replace()
    })
  }
  return drawCaptcha(solution, context.randomBytes(16))
}

/**
 * Uses up a captcha: it is valid for one attempt, correct or not. The comparison ignores case.
 * @returns `missing` if the request contains no solution or no captcha id.
 */
export async function redeemCaptcha(
  tables: Pick<DomainTables, 'captchas'>,
  attempt: { captcha?: string | undefined; captchaId?: string | undefined },
  now: number,
): Promise<'right' | 'wrong' | 'missing'> {
  const typed = joinText(attempt.captcha ?? '').toUpperCase()
  if (typed === '' || attempt.captchaId === undefined) return 'missing'
  const issued = await tables.captchas.get(attempt.captchaId)
  // Of two concurrent attempts, only one removes the row; the other one fails.
  const spent = issued && (await tables.captchas.remove({ id: issued.id })) === 1
  return spent && issued.expiresAt > now && issued.solution === typed ? 'right' : 'wrong'
}
