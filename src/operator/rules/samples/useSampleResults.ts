import { useEffect, useState } from 'react'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { type SampleResult, trySample } from './trySample.ts'

const pause = 150

type TriedSamples = { field: FormField; results: ReadonlyMap<string, SampleResult> }

/**
 * Results of checking texts against a field's rule, by text. Texts that have not been checked under
 * the current rule are missing.
 * @param field must be the same object while the rule is unchanged
 */
export function useSampleResults(
  field: FormField | undefined,
  texts: readonly string[],
): ReadonlyMap<string, SampleResult> {
  const [tried, setTried] = useState<TriedSamples>()
  const wanted = JSON.stringify(texts)
  useEffect(() => {
    if (field === undefined) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const results = new Map<string, SampleResult>()
      for (const text of JSON.parse(wanted)) {
        results.set(text, await trySample(field, text, controller.signal))
        if (controller.signal.aborted) return
      }
      setTried({ field, results })
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [field, wanted])
  return tried !== undefined && tried.field === field ? tried.results : new Map()
}
