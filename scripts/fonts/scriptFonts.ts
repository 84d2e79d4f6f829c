import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of Debian's packages of fonts, with a file that shows that the package is installed. */
const packages = [
  {
    name: 'fonts-noto-core',
    folder: '/usr/share/fonts/truetype/noto',
    file: 'NotoNastaliqUrdu-Regular.ttf',
  },
  {
    name: 'fonts-noto-cjk',
    folder: '/usr/share/fonts/opentype/noto',
    file: 'NotoSansCJK-Regular.ttc',
  },
] as const

/** Debian packages with the fonts of the offered languages' scripts that are not installed. */
export const missingFontPackages = (): string[] =>
  packages.filter(({ folder, file }) => !existsSync(join(folder, file))).map(({ name }) => name)

/** Folders with the fonts of the offered languages' scripts, from {@link missingFontPackages}. */
export const scriptFontFolders: readonly string[] = packages.map(({ folder }) => folder)
