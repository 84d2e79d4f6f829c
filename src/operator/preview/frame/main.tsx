import '../../../ui/tokens.css'
import '../../../ui/base.css'
import { setCaller } from '../../../api/caller.ts'
import { ApiError } from '../../../api/failure.ts'
import type { EndpointKey } from '../../../api/gen/endpoints.ts'
import { watchStyles } from '../../../kit/hydration/failedStyles.ts'
import { renderPage } from '../../../kit/page/renderPage.tsx'
import { installTrustedTypes } from '../../../kit/page/trustedTypes.ts'
import { paths } from '../../../paths.ts'
import { PreviewPage } from './PreviewPage.tsx'

const width = 132
const height = 44

/** Picture that looks like a captcha but has no solution, as PNG in Base64. */
function samplePicture(): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = pen.strokeStyle = '#333'
  pen.font = 'italic 28px serif'
  for (const [index, letter] of [...'A7K3P'].entries()) {
    pen.fillText(letter, 10 + index * 24, 30 + (index % 2) * 6)
  }
  pen.beginPath()
  pen.moveTo(4, 32)
  pen.bezierCurveTo(40, 4, 80, 44, 128, 14)
  pen.stroke()
  return canvas.toDataURL('image/png').split(',')[1] ?? ''
}

/**
 * Responds to a captcha call with a sample. Rejects all other calls as offline; nothing is sent.
 */
async function sampleAnswer(key: EndpointKey): Promise<unknown> {
  if (key === 'GET /wps/captcha') return samplePicture()
  throw new ApiError(key, { kind: 'offline' })
}

/** Starts the preview frame's page: the players' form, which communicates only with the console. */
function start(): void {
  installTrustedTypes()
  watchStyles()
  setCaller({ instead: sampleAnswer })
  renderPage(<PreviewPage />)
}

// Outside of the console's frame, the page redirects to the console.
if (window.parent === window) location.replace(paths.operator())
else start()
