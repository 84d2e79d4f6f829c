/** The nonce that this answer's content security policy allows styles with. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || undefined
}
