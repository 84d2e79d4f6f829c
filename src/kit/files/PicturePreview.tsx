import { useEffect, useRef } from 'react'
import classes from './PicturesField.module.css'

/** Pixels of the longer side; enough for high-density screens. */
const side = { small: 192, large: 1440 }

/**
 * Preview of a picture file. It is drawn on a canvas, since the content security policy allows no
 * `blob:` images.
 */
export function PicturePreview({ file, isLarge = false }: { file: File; isLarge?: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isWanted = true
    void paint(file, isLarge ? side.large : side.small, () => (isWanted ? canvas.current : null))
    return () => {
      isWanted = false
    }
  }, [file, isLarge])
  return (
    <span className={classes.frame} data-large={isLarge || undefined} aria-hidden="true">
      <canvas ref={canvas} className={classes.preview} />
    </span>
  )
}

async function paint(
  file: File,
  maxSide: number,
  place: () => HTMLCanvasElement | null,
): Promise<void> {
  if (typeof createImageBitmap !== 'function') return
  try {
    const picture = await createImageBitmap(file)
    const canvas = place()
    if (canvas) {
      const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
      canvas.width = Math.max(1, Math.round(picture.width * scale))
      canvas.height = Math.max(1, Math.round(picture.height * scale))
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    }
    picture.close()
  } catch {
    // The preview stays empty; the server reports an invalid file.
  }
}
