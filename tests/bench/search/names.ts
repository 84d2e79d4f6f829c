import { readWords } from '../../../mocks/content/games/readWords.ts'
import { complements, heads } from '../../../mocks/content/games/slotWords.ts'
import { nameLanguages, titleIn } from '../../../platform/domain/base/content/gameNames.ts'
import type { Chance } from './chance.ts'
import { spacelessLanguages, wordsByLanguage } from './words.ts'

/** All possible names of each language, from the demonstration's words and from `words.ts`. */
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

/** Suffixes for a third of all names, as vendors number their sequels. */
const suffixes = [' 1000', ' Deluxe', ' 2', ' Megaways']

/** Distinct names of games in all 26 languages in equal shares, in random order. */
export function mixedNames(count: number, chance: Chance): string[] {
  const languages = namesOfLanguages().map((names) => chance.shuffle([...new Set(names)]))
  const found = new Set<string>()
  for (let round = 0; found.size < count; round++) {
    for (const names of languages) {
      const name = names[round % names.length] ?? ''
      const isPlain = round < names.length && chance.integerBelow(3) > 0
      found.add(isPlain ? name : `${name}${chance.pick(suffixes)}`)
    }
  }
  return chance.shuffle([...found]).slice(0, count)
}
