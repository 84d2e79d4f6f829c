import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SendCall } from '../../src/lib/pageRenderer.ts'
import { errorFields, type Log } from '../log/log.ts'
import type { Build } from '../static/buildFolder.ts'
import type { DocumentSource } from '../static/documentSource.ts'
import type { Shells } from '../static/shells.ts'
import { ownPace, platformPace } from './renderedPages.ts'
import { createRenderedSource } from './renderedSource.ts'
import { createRenderer } from './renderer.ts'

type Parts = {
  buildFolder: string
  build: Build
  shells: Shells
  log: Log
  /** Makes a call as an anonymous visitor. */
  send: SendCall
  /** True if the gateway forwards calls to an upstream platform. */
  isFront: boolean
  countFailure: () => void
}

/** The server bundle is next to the build for browsers. */
const bundleOf = (buildFolder: string) => join(buildFolder, '..', 'server', 'pageRenderer.mjs')

/**
 * Renders the build's public pages with their content.
 * @returns undefined when the build has no server bundle; its shells are then served
 */
export function startRendering(
  parts: Parts,
): { source: DocumentSource; close: () => Promise<void> } | undefined {
  const { buildFolder, build, shells, log, send, isFront, countFailure } = parts
  const bundle = bundleOf(buildFolder)
  if (!existsSync(bundle)) {
    log.debug('pages are not rendered', { missing: 'server/pageRenderer.mjs' })
    return undefined
  }
  const bundleUrl = pathToFileURL(bundle).href
  const renderer = createRenderer({ bundleUrl, send })
  const source = createRenderedSource({
    build,
    shells,
    renderer,
    pace: isFront ? platformPace : ownPace,
    onFailure: ({ id }, error) => {
      countFailure()
      log.warn('page not rendered', { page: id, ...errorFields(error) })
    },
  })
  return { source, close: renderer.close }
}
