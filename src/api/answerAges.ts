/** Ages of responses that the service worker has cached for offline use. */

const ages = new Map<string, number>()

/** Sends a request to the server, and stores the age of its response. */
export async function sendNotingAge(request: Request): Promise<Response> {
  const response = await globalThis.fetch(request)
  const age = Number(response.headers.get('Age') ?? '')
  ages.set(new URL(request.url).pathname, Number.isFinite(age) ? age : 0)
  return response
}

/** Seconds since the server sent the latest response of a path. */
export const ageOfAnswer = (path: string): number => ages.get(path) ?? 0
