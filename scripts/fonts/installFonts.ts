/**
 * Installs fonts for all writing systems. The tests of clipped texts are skipped without these
 * fonts.
 */
import { installPackages } from '../setup/debianPackage.mjs'
import { missingFontPackages } from './scriptFonts.ts'

const missingPackages = missingFontPackages()
if (missingPackages.length > 0) installPackages(...missingPackages)
const stillMissingPackages = missingFontPackages()
process.stdout.write(
  stillMissingPackages.length === 0
    ? 'The fonts of all scripts are installed.\n'
    : `Tests of texts in some scripts are skipped: install ${stillMissingPackages.join(' and ')} (as root: apt-get install ${stillMissingPackages.join(' ')}).\n`,
)
