/** What the pages of the emulators share: forms of HTML under a policy that lets no script run. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in HTML, in an attribute too. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** The source by which a content policy allows exactly this style. */
export async function styleSource(css: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}
