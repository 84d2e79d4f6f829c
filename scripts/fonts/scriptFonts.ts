import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Debian's font packages, each with its folder and a file that shows that it is installed. */
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

/** Debian packages that are not installed, but have fonts for the offered languages' scripts. */
export const missingFontPackages = (): string[] =>
  packages.filter(({ folder, file }) => !existsSync(join(folder, file))).map(({ name }) => name)

/** Folders of the fonts for the offered languages' scripts, installed or not. */
export const scriptFontFolders: readonly string[] = packages.map(({ folder }) => folder)
