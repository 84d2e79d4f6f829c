type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (text: string) => string | null
      createScriptURL: (url: string) => string | null
    },
  ) => unknown
}

/** The nonce that this answer's content security policy allows styles with. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || undefined
}

/** Lets text without markup reach the browser's sinks (Mantine's style sheets), and nothing else. */
export function installTrustedTypes(): void {
  // Not in TypeScript's DOM library yet.
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  factory?.createPolicy('default', {
    createHTML: (text) => (/[<&]/.test(text) ? null : text),
    createScriptURL: () => null,
  })
}
