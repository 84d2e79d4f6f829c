import { readWords } from '../../../mocks/content/games/readWords.ts'
import { complements, heads } from '../../../mocks/content/games/slotWords.ts'
import { nameLanguages, titleIn } from '../../../platform/domain/base/content/gameNames.ts'
import type { Chance } from './chance.ts'
import { spacelessLanguages, wordsByLanguage } from './words.ts'

/** Every name of one language's words: those of the demonstration's titles, and those of here. */
function namesOfLanguages(): string[][] {
  const [all, others] = [heads, complements].map((list) =>
    readWords(list).map(({ words }) => words),
  )
  const own = nameLanguages.map((language) =>
    (all ?? []).flatMap((head) =>
      (others ?? []).map((complement) => titleIn({ head, complement }, language)),
    ),
  )
  const more = Object.entries(wordsByLanguage).map(([language, words]) => {
    const between = spacelessLanguages.has(language) ? '' : ' '
    return words.heads.flatMap((head) =>
      words.complements.map((complement) => `${head}${between}${complement}`),
    )
  })
  return [...own, ...more]
}

/** Behind a third of all names, as vendors number their follow-ups. */
const suffixes = [' 1000', ' Deluxe', ' 2', ' Megaways']

/** Names of games in all 26 languages, as many of each, each once, in no order. */
export function mixedNames(count: number, chance: Chance): string[] {
  const languages = namesOfLanguages().map((names) => chance.shuffle([...new Set(names)]))
  const found = new Set<string>()
  for (let round = 0; found.size < count; round++) {
    for (const names of languages) {
      const name = names[round % names.length] ?? ''
      const isPlain = round < names.length && chance.below(3) > 0
      found.add(isPlain ? name : `${name}${chance.pick(suffixes)}`)
    }
  }
  return chance.shuffle([...found]).slice(0, count)
}
