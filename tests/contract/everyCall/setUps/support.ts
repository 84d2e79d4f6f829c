import { encode } from 'fast-png'
import type { Calls } from '../calls/calls.ts'
import type { SetUps } from './setUp.ts'

/** A small picture, different each time. */
function picture(): BodyInit {
  const data = crypto.getRandomValues(new Uint8Array(2 * 2 * 3))
  return new Uint8Array(encode({ width: 2, height: 2, data, channels: 3 }))
}

export const upload = (calls: Calls) =>
  calls.succeed('POST /wps/files', { mediaType: 'image/png', raw: picture() })

/** Uploads a picture in a session. @returns its id. */
export async function uploadAs(calls: Calls, token: string): Promise<string> {
  const sent = { token, mediaType: 'image/png', raw: picture() }
  // `succeed` has validated the response: it has an id.
  return ((await calls.succeed('POST /wps/files', sent)) as { fileId: string }).fileId
}

/** Opens a ticket. @returns its id as a path parameter. */
async function openTicket(calls: Calls): Promise<{ feedbackId: string }> {
  const body = { type: 'COMPLAINT', content: 'A roleta travou duas vezes ontem à noite.' }
  // `succeed` has validated the response: it has an id.
  const { feedbackId } = (await calls.succeed('PUT /wps/feedback', { body })) as {
    feedbackId: string
  }
  return { feedbackId }
}

export const support: SetUps = {
  'PUT /wps/feedback': async (calls) => {
    // `succeed` has validated the response: it has an id.
    const { fileId } = (await upload(calls)) as { fileId: string }
    const content = 'Meu saque de ontem às 14h ainda não chegou na minha conta.'
    return { body: { type: 'WITHDRAWAL', content, fileIds: [fileId] } }
  },
  'GET /wps/feedback/{feedbackId}': async (calls) => ({ path: await openTicket(calls) }),
  'POST /wps/feedback/{feedbackId}/replies': async (calls) => {
    // `succeed` has validated the response: it has an id.
    const { fileId } = (await upload(calls)) as { fileId: string }
    const body = { content: 'Aqui está uma imagem da tela.', fileIds: [fileId] }
    return { path: await openTicket(calls), body }
  },
  'POST /wps/feedback/{feedbackId}/close': async (calls) => ({ path: await openTicket(calls) }),
  'POST /wps/files': async () => ({ mediaType: 'image/png', raw: picture() }),
  'GET /wps/files/{fileId}': async (calls) => {
    // `succeed` has validated the response: it has an id.
    const { fileId } = (await upload(calls)) as { fileId: string }
    return { path: { fileId } }
  },
}
