type PolicyRules = {
  createHTML: (text: string) => string | null
  createScriptURL: (url: string) => string | null
}
type PolicyFactory = { createPolicy: (name: string, rules: PolicyRules) => unknown }

/**
 * Values allowed in the browser's dangerous sinks when the security policy requires Trusted Types:
 * text without markup (Mantine's style sheets), and workers of the portal's origin.
 */
export const trustedRules: PolicyRules = {
  createHTML: (text: string) => (/[<&]/.test(text) ? null : text),
  createScriptURL: (url: string) =>
    new URL(url, location.href).origin === location.origin ? url : null,
}

/** Installs the default policy; browsers without Trusted Types need none. */
export function installTrustedTypes(): void {
  createTrustedPolicy('default', trustedRules)
}

/**
 * Creates a policy with this name, once in the life of a page. `gateway/http/securityHeaders.ts`
 * must list the name.
 *
 * @returns undefined in a browser without Trusted Types
 */
export function createTrustedPolicy(name: string, rules: PolicyRules): unknown {
  // TypeScript's DOM library does not have this property yet.
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  return factory?.createPolicy(name, rules)
}
