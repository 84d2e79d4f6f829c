/**
 * Installs the fonts of all scripts for the tests of clipped texts. Without the fonts, these tests
 * are skipped.
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
