type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (text: string) => string | null
      createScriptURL: (url: string) => string | null
    },
  ) => unknown
}

/**
 * What may reach the browser's dangerous sinks where the security policy demands Trusted Types:
 * text that holds no markup (Mantine's style sheets), and workers of our own origin.
 */
export const trustedRules = {
  createHTML: (text: string) => (/[<&]/.test(text) ? null : text),
  createScriptURL: (url: string) =>
    new URL(url, location.href).origin === location.origin ? url : null,
}

/** Installs the default policy; browsers without Trusted Types need none. */
export function installTrustedTypes(): void {
  // Not in TypeScript's DOM library yet.
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  factory?.createPolicy('default', trustedRules)
}
