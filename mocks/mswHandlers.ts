import { HttpResponse, http, type RequestHandler } from 'msw'
import { pathTemplates } from './server/routes.ts'
import type { Server } from './server/server.ts'

/** Who calls from a browser or a test that runs on this machine. */
const ip = '127.0.0.1'

/** One msw handler per path of the contract, each handing its requests to the server. */
export function mswHandlers(server: Server): RequestHandler[] {
  return pathTemplates.map((template) =>
    http.all(`*${template.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request, cookies }) =>
      server(request, { ip, cookies }),
    ),
  )
}

/** A response that carries its cookies in a browser too. */
export const mswResponse = (body: string | null, init: ResponseInit): Response =>
  new HttpResponse(body, init)
