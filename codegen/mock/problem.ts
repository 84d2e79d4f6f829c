/** Creates a problem details response (RFC 9457) for a request that the contract does not cover. */
export function problem(
  status: number,
  title: string,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify({ type: 'about:blank', title, status, detail }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  })
}
