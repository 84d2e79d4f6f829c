import { describe, expect, it } from 'vitest'
import { startTestApp } from '../testing/testApp.ts'
import { portalReferenced } from './portalReferenced.ts'
import { createReference } from './reference.ts'

describe('API reference', () => {
  it('the API reference serves its page, its viewer and the OpenAPI document under a strict content security policy', async () => {
    const answer = createReference(portalReferenced)
    const page = await answer('/docs')
    expect(await page?.text()).toContain('spec-url="/docs/openapi.json"')
    expect(page?.headers.get('Content-Security-Policy')).toMatch(
      /default-src 'none'.*connect-src 'self'/,
    )
    const document = await (await answer('/docs/openapi.json'))?.json()
    expect(Object.keys(document.paths).length).toBeGreaterThan(50)
    expect((await answer('/docs/redoc.js'))?.headers.get('Content-Type')).toMatch(/javascript/)
    expect(await answer('/docs/../package.json')).toBeUndefined()
    expect(await answer('/docs/constructor')).toBeUndefined()
  })

  it('the API reference is served only by a gateway that enables it', async () => {
    const shown = await startTestApp({ reference: createReference(portalReferenced) })
    expect(String((await shown.get('/docs')).body)).toContain('<redoc')
    expect((await shown.get('/docs/secret')).status).toBe(404)
    await shown.stop()
    const hidden = await startTestApp()
    expect(String((await hidden.get('/docs')).body)).not.toContain('redoc')
    expect((await hidden.get('/docs/openapi.json')).status).toBe(404)
    await hidden.stop()
  })
})
