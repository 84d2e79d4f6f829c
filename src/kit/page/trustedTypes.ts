type PolicyRules = {
  createHTML: (text: string) => string | null
  createScriptURL: (url: string) => string | null
}
type PolicyFactory = { createPolicy: (name: string, rules: PolicyRules) => unknown }

/**
 * What may reach the browser's dangerous sinks where the security policy demands Trusted Types:
 * text that holds no markup (Mantine's style sheets), and workers of our own origin.
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
 * Makes a policy of a name, once in the life of a page. The name has to be on the list of
 * `gateway/http/securityHeaders.ts`.
 *
 * @returns undefined in a browser without Trusted Types
 */
export function createTrustedPolicy(name: string, rules: PolicyRules): unknown {
  // Not in TypeScript's DOM library yet.
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  return factory?.createPolicy(name, rules)
}
