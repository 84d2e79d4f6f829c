type PolicyRules = {
  createHTML: (text: string) => string | null
  createScriptURL: (url: string) => string | null
}
type PolicyFactory = { createPolicy: (name: string, rules: PolicyRules) => unknown }

/**
 * Rules of the default policy, for strings that reach the browser's injection sinks. Allows workers
 * of the portal's origin, and text without markup, since Mantine writes style sheets as text.
 */
export const trustedRules: PolicyRules = {
  createHTML: (text: string) => (/[<&]/.test(text) ? null : text),
  createScriptURL: (url: string) =>
    new URL(url, location.href).origin === location.origin ? url : null,
}

/** Installs the default policy. Does nothing in a browser without Trusted Types. */
export function installTrustedTypes(): void {
  createTrustedPolicy('default', trustedRules)
}

/**
 * Creates a Trusted Types policy; each name can be used once in a page.
 * `gateway/http/securityHeaders.ts` must list the name.
 * @returns undefined in a browser without Trusted Types
 */
export function createTrustedPolicy(name: string, rules: PolicyRules): unknown {
  // TypeScript's DOM library does not have this property yet.
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  return factory?.createPolicy(name, rules)
}
