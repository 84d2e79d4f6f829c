import { create, type QRCodeErrorCorrectionLevel } from 'qrcode'

/** Dark modules of a code as one SVG path, in units of a module. */
export type QrShape = { modules: number; path: string }

/** @returns undefined for a text that no QR code can hold. */
export function qrShape(text: string, level: QRCodeErrorCorrectionLevel): QrShape | undefined {
  try {
    const { modules } = create(text, { errorCorrectionLevel: level })
    const rows = Array.from({ length: modules.size }, (_, row) => rowPath(modules, row))
    return { modules: modules.size, path: rows.join('') }
  } catch {
    return undefined
  }
}

type Modules = { size: number; get: (row: number, column: number) => unknown }

/** One path segment for each run of dark modules, so that no gaps show between neighbours. */
function rowPath(modules: Modules, row: number): string {
  let path = ''
  for (let column = 0; column < modules.size; column += 1) {
    if (!modules.get(row, column)) continue
    const start = column
    while (column < modules.size && modules.get(row, column)) column += 1
    path += `M${start} ${row}h${column - start}v1h${start - column}z`
  }
  return path
}
