import type { ReferenceContent } from './reference.ts'

/**
 * The portal's own contract, as it was generated. In a file of its own, since whatever the
 * development server's configuration imports starts that server again when it changes.
 */
export const portalReferenced: ReferenceContent = {
  title: 'Portico',
  readDocument: async () => {
    const { contractDocument } = await import('../../platform/gen/contractDocument.ts')
    return contractDocument
  },
}
