/** How the portal tells that a request breaks the contract. Copied beside generated code. */
import type { InvalidRequest } from './rejection.ts'

/**
 * The portal's envelope, with the violations in its details; of an unreadable body it tells
 * nothing.
 */
export const describeRejection = ({ kind, violations }: InvalidRequest) =>
  kind === 'unreadable'
    ? { success: false, code: 'BODY_UNREADABLE' }
    : {
        success: false,
        code: 'REQUEST_INVALID',
        value: {
          problems: violations.map(({ path, reason }) => ({
            path: path.slice(0, 300),
            code: 'CONTRACT',
            reason: reason.slice(0, 1000),
          })),
        },
      }
