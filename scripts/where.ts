/** `npm run where <word>`: locates a noun, call, screen, feature or text in all layers. */
import { root } from './setup/bootstrap.mjs'
import { findWord, suggestionsFor } from './where/findWord.ts'
import { tellMessage } from './where/message.ts'
import { tellNoun } from './where/noun.ts'
import { readRepository } from './where/repository.ts'
import { tell } from './where/tell.ts'

const word = process.argv.slice(2).join(' ').trim()
if (word === '') {
  process.stderr.write('What are you looking for? For example: npm run where register\n')
  process.exit(1)
}
const repository = readRepository(root)
const messageLines = tellMessage(repository, word)
const nounLines = messageLines.length > 0 ? messageLines : tellNoun(repository, word)
const lines = nounLines.length > 0 ? nounLines : tell(findWord(repository, word))
if (lines.length > 0) {
  process.stdout.write(`\n${lines.join('\n')}\n`)
} else {
  const near = suggestionsFor(repository, word)
  process.stdout.write(
    `Nothing is called '${word}': no noun or call of the contract, file, page, dialog, message id ` +
      `or test, in ${repository.size} files of openapi, platform, src, mocks, locales and tests.\n` +
      `${near.length > 0 ? `Did you mean ${near.join(', ')}?\n` : ''}`,
  )
  process.exitCode = 1
}
