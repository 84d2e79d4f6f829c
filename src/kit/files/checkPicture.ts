/** Pictures that the platform takes: png or jpg (CONST-13) of at most 5 MB (CONST-14). */
const mostBytes = 5 * 1024 * 1024

export type PictureType = 'image/png' | 'image/jpeg'
export type PictureProblem = 'empty' | 'tooLarge' | 'noPicture'
export type CheckedPicture =
  | { type: PictureType; problem?: never }
  | { type?: never; problem: PictureProblem }

const signatures: Record<PictureType, readonly number[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

/**
 * Judges a file by its bytes, as the platform does: neither its name nor its media type counts.
 * @returns its true type, or why it is refused.
 */
export async function checkPicture(file: Blob): Promise<CheckedPicture> {
  if (file.size === 0) return { problem: 'empty' }
  if (file.size > mostBytes) return { problem: 'tooLarge' }
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const isOf = (type: PictureType) => signatures[type].every((byte, at) => start[at] === byte)
  if (isOf('image/png')) return { type: 'image/png' }
  return isOf('image/jpeg') ? { type: 'image/jpeg' } : { problem: 'noPicture' }
}
