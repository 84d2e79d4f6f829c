/**
 * Decodes a picture file and passes it to `draw`. A file that cannot be decoded is ignored, since
 * its upload reports the problem.
 */
export async function drawPicture(file: Blob, draw: (picture: ImageBitmap) => void): Promise<void> {
  if (typeof createImageBitmap !== 'function') return
  try {
    const picture = await createImageBitmap(file)
    draw(picture)
    picture.close()
  } catch {}
}

/**
 * Draws a picture on a canvas and scales it down if necessary.
 * @param maxSide maximum of the longer side in pixels.
 */
export function drawScaled(canvas: HTMLCanvasElement, picture: ImageBitmap, maxSide: number) {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return context
}
