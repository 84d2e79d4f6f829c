/** How old answers are that a worker kept for when there is no network. */

const ages = new Map<string, number>()

/** Carries a request to the server, and notes the age of its answer. */
export async function sendNotingAge(request: Request): Promise<Response> {
  const response = await globalThis.fetch(request)
  const age = Number(response.headers.get('Age') ?? '')
  ages.set(new URL(request.url).pathname, Number.isFinite(age) ? age : 0)
  return response
}

/** Seconds since the last answer of a call was sent by the server. */
export const ageOfAnswer = (path: string): number => ages.get(path) ?? 0
