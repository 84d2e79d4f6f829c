/**
 * Decodes a picture file and passes it to `draw`. A file that is not an image is not drawn: the
 * upload reports it.
 */
export async function drawPicture(file: Blob, draw: (picture: ImageBitmap) => void): Promise<void> {
  if (typeof createImageBitmap !== 'function') return
  try {
    const picture = await createImageBitmap(file)
    draw(picture)
    picture.close()
  } catch {
    // The canvas stays empty.
  }
}

/**
 * Draws a picture on a canvas, scaled down to fit.
 *
 * @param maxSide pixels of the longer side.
 */
export function drawScaled(canvas: HTMLCanvasElement, picture: ImageBitmap, maxSide: number) {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return context
}
