/** Body of the mocks' response to a request that violates the contract. */
import type { InvalidRequest } from './gen/rejection.ts'

/**
 * Envelope of the portal, with the violations in its details. For an unreadable body, the envelope
 * has no details.
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
