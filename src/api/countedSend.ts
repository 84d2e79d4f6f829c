/**
 * Sends a request by `XMLHttpRequest`, since `fetch` does not report upload progress.
 * @param onProgress receives the uploaded share, from 0 to 1.
 * @throws like `fetch`: the signal's reason, or a network error.
 */
export function sendCounted(
  request: Request,
  body: Blob,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { method, url, headers, signal } = request
    if (signal.aborted) {
      reject(signal.reason)
      return
    }
    const transport = new XMLHttpRequest()
    const abort = () => transport.abort()
    transport.open(method, url)
    for (const [name, value] of headers) transport.setRequestHeader(name, value)
    transport.responseType = 'arraybuffer'
    transport.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    transport.onload = () => resolve(answerOf(transport))
    transport.onerror = () => reject(new TypeError('The network has lost the request'))
    transport.onabort = () => reject(signal.reason)
    transport.onloadend = () => signal.removeEventListener('abort', abort)
    signal.addEventListener('abort', abort)
    transport.send(body)
  })
}

function answerOf(transport: XMLHttpRequest): Response {
  const { status, statusText, response } = transport
  const lines = transport
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
  const headers = new Headers(
    lines.flatMap((line): [string, string][] => {
      const at = line.indexOf(':')
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : []
    }),
  )
  return new Response(response, { status, statusText, headers })
}
