import { failureOf } from '../../api/failure.ts'

/** Code of a rejection; undefined for any other failure. */
export function codeOf(error: unknown): string | undefined {
  const failure = failureOf(error)
  return failure.kind === 'rejected' ? failure.code : undefined
}
