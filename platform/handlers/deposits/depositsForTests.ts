import { startAs } from '../memberForTests.ts'

/** Platform with helpers for a member who orders Pix deposits, reads them and cancels them. */
export async function depositsAs(memberId: string) {
  const started = await startAs(memberId)
  const order = async (amount: string, more: object = {}, key?: string) =>
    started.act('POST /wps/deposits', {
      body: { method: 'PIX', amount, ...more },
      ...(key !== undefined && { key }),
    })
  const look = async (id: unknown) =>
    (await started.act('GET /wps/deposits/{depositId}', { path: `/wps/deposits/${String(id)}` }))
      .value
  const cancel = (id: unknown, key?: string) =>
    started.act('POST /wps/deposits/{depositId}/cancel', {
      path: `/wps/deposits/${String(id)}/cancel`,
      ...(key !== undefined && { key }),
    })
  return { ...started, order, look, cancel }
}
