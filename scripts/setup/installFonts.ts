/** Installs the fonts of all scripts for the tests of clipped texts, which are skipped without them. */
import { installPackages } from './debianPackage.mjs'
import { missingFontPackages } from './scriptFonts.ts'

const missing = missingFontPackages()
if (missing.length > 0) installPackages(...missing)
const stillMissing = missingFontPackages()
process.stdout.write(
  stillMissing.length === 0
    ? 'The fonts of all scripts are installed.\n'
    : `Tests of texts in some scripts are skipped: install ${stillMissing.join(' and ')} (as root: apt-get install ${stillMissing.join(' ')}).\n`,
)
