const sectionPointer = /^#\/components\/([^/]+)\/([^/]+)$/

const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')
const unescapeStep = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/**
 * Name of the component that a pointer such as `#/components/schemas/Pet` leads to.
 * @param pointer without URL escapes.
 * @param section expected section of the components: `schemas`.
 * @returns undefined for a pointer to anything else.
 */
export function componentName(pointer: string, section: string): string | undefined {
  const [, found, name] = sectionPointer.exec(pointer) ?? []
  return found === section && name !== undefined ? unescapeStep(name) : undefined
}

export const referenceToSchema = (name: string) =>
  `#/components/schemas/${encodeURIComponent(escapeStep(name))}`
