/** Ages of responses that the service worker has cached for offline use. */

const ages = new Map<string, number>()

/** Sends a request, and stores the `Age` header of the response for the request's path. */
export async function sendNotingAge(request: Request): Promise<Response> {
  const response = await globalThis.fetch(request)
  const age = Number(response.headers.get('Age') ?? '')
  ages.set(new URL(request.url).pathname, Number.isFinite(age) ? age : 0)
  return response
}

/** Age in seconds of the latest response of a path; 0 if unknown. */
export const ageOfAnswer = (path: string): number => ages.get(path) ?? 0
