import { read } from '../../api/read.ts'

/** Milliseconds for which the submit reuses the check made when the field lost the focus. */
const validFor = 5 * 60_000

/**
 * Query that checks an invitation code (REG-10). It fails for an invalid code, and failures are not
 * cached.
 */
export const invitationCheck = (code: string, domain: string) => ({
  ...read('/wps/agent/affiliate', { query: { code, domain } }),
  staleTime: validFor,
  retry: false,
})
