import type { ReferenceContent } from './reference.ts'

/**
 * The portal's generated contract for the API reference. It is not in `reference.ts`, since the
 * configuration of the development server imports `reference.ts`. The development server restarts
 * after a change of any file that the configuration imports.
 */
export const portalReferenced: ReferenceContent = {
  title: 'Portico',
  readDocument: async () => {
    const { contractDocument } = await import('../../platform/gen/contractDocument.ts')
    return contractDocument
  },
}
