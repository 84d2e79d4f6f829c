/** Body of the mocks’ answer to a request that breaks the contract. */
import type { InvalidRequest } from './gen/rejection.ts'

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
