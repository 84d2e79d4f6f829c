/** Tests that patterns not proven safe never run on the main thread of the page or the server. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPatterns } from '../../platform/domain/base/patterns/patterns.ts'
import { startPlatform, userForTests, withRule } from '../../platform/handlers/platformForTests.ts'
import { fieldSchema } from '../../src/identity/ruledField/fieldSchema.ts'
import type { FormField } from '../../src/identity/ruledField/formField.ts'
import { readRules } from '../../src/identity/ruledField/readRules.ts'
import type { PatternReply, PatternRequest } from '../../src/lib/patterns/answerPattern.ts'
import type { PatternVerdict } from '../../src/lib/patterns/classifyPattern.ts'
import type { PatternWorkerPort } from '../../src/lib/patterns/patternRunner.ts'
import { backtrackingPatterns } from '../../src/lib/patterns/testing/backtracking.ts'
import { previewRules } from '../../src/operator/preview/previewRules.ts'
import { toEdited } from '../../src/operator/rules/draft.ts'
import { formFieldOf } from '../../src/operator/rules/formField.ts'
import { trySample } from '../../src/operator/rules/samples/trySample.ts'

const hostilePatterns = Object.values(backtrackingPatterns).map(([source = '']) => source)
const text = 'aaaaaaaaaaaa'

/** Sources of the patterns that ran on this thread. */
let native: string[] = []
beforeEach(() => {
  native = []
  const { exec } = RegExp.prototype
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, value) {
    native.push(this.source)
    return exec.call(this, value)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

/**
 * Worker that records the patterns it receives, runs none of them, and reports a match for every
 * text.
 */
function recordingWorker() {
  const ran: string[] = []
  let listener: (reply: PatternReply) => void = () => {}
  const start = (): PatternWorkerPort => ({
    postMessage: ({ id, source }: PatternRequest) => {
      ran.push(source)
      queueMicrotask(() => listener({ kind: 'answer', id, isMatch: true }))
    },
    onMessage: (callback) => {
      listener = callback
      queueMicrotask(() => listener({ kind: 'ready' }))
    },
    onError: () => {},
    terminate: () => {},
  })
  return { ran, start }
}

/** Source of a field's compiled pattern. */
function expressionOf({ pattern }: FormField): string {
  if (pattern.kind !== 'regex') throw new Error('the pattern makes no expression')
  return pattern.regex.source
}

const fieldOf = (acceptedPattern: string, verdict?: string) => {
  const rule = { ...withRule('line', { acceptedPattern }).find(({ name }) => name === 'line') }
  const [field] = readRules({ version: 1, fields: [{ ...rule, enabled: true, verdict }] }).fields
  if (!field) throw new Error('the rule makes no field')
  return { ...field, minLength: 1, maxLength: 40 }
}

describe.each(hostilePatterns)('hostile pattern %s', (source) => {
  it.each([undefined, 'unknown', 'pending', 'hostile'])(
    'the schema of a form field leaves the pattern to the check in a worker with the verdict %s',
    async (verdict) => {
      const field = fieldOf(source, verdict)
      const matchesApart = vi.fn(async () => 'match' as const)
      const schema = fieldSchema(field, {
        minimumAge: 18,
        today: () => '1970-01-01',
        phoneDigits: () => undefined,
        readField: () => '',
        matchesApart,
      })
      expect((await schema.safeParseAsync(text)).success).toBe(true)
      expect(matchesApart).toHaveBeenCalledOnce()
      expect(native).not.toContain(expressionOf(field))
    },
  )

  it("the check of an operator's samples and the preview run the hostile pattern in a worker", async () => {
    const { ran, start } = recordingWorker()
    const { createPatternRunner } = await import('../../src/lib/patterns/patternRunner.ts')
    const runner = createPatternRunner({ startWorker: start })
    const fields = withRule('line', { acceptedPattern: source, minLength: 1, samples: {} })
    const edited = toEdited({ minimumAge: 18, fields })
    const rule = edited.fields.find(({ name }) => name === 'line')
    const field = rule && formFieldOf(rule, 'pending')
    if (!field) throw new Error('the rule makes no field')
    const { signal } = new AbortController()
    expect(await trySample(field, text, signal, () => runner)).toEqual({ kind: 'accepted' })
    expect(ran).toHaveLength(1)
    const pending = { field: 'line', verdict: 'pending', dialect: 'u' } as const
    const preview = readRules(previewRules(edited, () => pending).rules)
    expect(preview.fields.some(({ isSafe }) => isSafe)).toBe(false)
    expect(native).not.toContain(expressionOf(field))
  })

  it.each(['unknown', 'hostile'] as const)(
    'a registration and the check of a draft run the pattern only in a worker, never on the server thread, with the verdict %s',
    async (verdict) => {
      const { ran, start } = recordingWorker()
      const platform = await startPlatform({ personas: false })
      const { patterns } = platform.context
      const own = createPatterns({
        startWorker: start,
        classify: async (requestedSource): Promise<PatternVerdict> =>
          requestedSource === source
            ? { verdict, dialect: 'u' }
            : patterns.classify(requestedSource),
      })
      platform.context.patterns = own
      const samples = { accept: [text], reject: ['-'] }
      const fields = withRule('line', {
        enabled: true,
        acceptedPattern: source,
        minLength: 1,
        samples,
      })
      const body = { minimumAge: 18, fields }
      const headers = await platform.operator()
      const check = await platform.send('POST /ops/registration-rules/check', { headers, body })
      expect(check.status).toBe(200)
      const expression = expressionOf(fieldOf(source))
      // The check of a draft's samples does not run a pattern that is known to be hostile.
      expect(ran.includes(expression)).toBe(verdict === 'unknown')
      await platform.publish(fields)
      ran.length = 0
      await platform.register(userForTests({ line: text }))
      expect(ran).toContain(expression)
      expect(native).not.toContain(expression)
    },
  )
})
