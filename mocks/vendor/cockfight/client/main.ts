import type { CockfightWords } from '../../../content/games/cockfightTexts.ts'
import { type FightWinner, fightWinner } from '../../../rules/cockfight/cockfightRules.ts'
import { byId, h } from '../../frame/client/dom.ts'
import { startTable } from '../../table/client/startTable.ts'

/** Maximum duration of a fight in milliseconds; the rest of the draw shows the result. */
const longestFight = 6_000

const sides = ['M', 'W'] as const

const beadClasses: Readonly<Record<FightWinner, string>> = {
  M: 'meronBead',
  W: 'walaBead',
  E: 'drawBead',
}

const clashes = (direction: 1 | -1): Keyframe[] =>
  [0, 34, 8, 42, 0, 30, 12, 38, 0].map((distance, at) => ({
    transform: `translate(${direction * distance}%,${at % 2 === 0 ? 0 : -16}%) rotate(${direction * (at % 2 === 0 ? 0 : 14)}deg)`,
  }))

let runs: readonly Animation[] = []

/**
 * Animates a fight.
 * @returns false if `clear` has cancelled it.
 */
async function fight(duration: number): Promise<boolean> {
  runs = sides.map((side) =>
    byId(`fighter${side}`).animate(clashes(side === 'M' ? 1 : -1), {
      duration,
      easing: 'ease-in-out',
    }),
  )
  try {
    await Promise.all(runs.map(({ finished }) => finished))
    return true
  } catch {
    return false
  }
}

function markWinner(winner: FightWinner | undefined): void {
  for (const side of sides) {
    const isBeaten = winner !== undefined && winner !== 'E' && winner !== side
    byId(`fighter${side}`).classList.toggle('isBeaten', isBeaten)
  }
}

function clear(): void {
  for (const run of runs) run.cancel()
  markWinner(undefined)
  byId('winner').hidden = true
}

startTable<object, CockfightWords>(({ game, words, felt, addSpot, priceTable }) => {
  const names: Readonly<Record<string, string>> = words.spots
  const spots = [...felt.querySelectorAll<HTMLElement>('[data-bet]')].map((element) => {
    const spot = element.dataset.bet ?? ''
    const label = names[spot] ?? spot
    addSpot({ name: spot, element, label, holder: element.lastElementChild ?? element })
    return { spot, label }
  })
  game.rules(
    h('h3', {}, words.rulesTitle),
    h('ul', {}, ...words.rules.map((rule) => h('li', {}, rule))),
    h('h3', {}, game.words.table.pricesTitle),
    priceTable(spots),
  )
  const sentence = (outcome: readonly string[]) => words.sentences[fightWinner(outcome)]
  return {
    open: clear,
    async draw(outcome, duration) {
      clear()
      if (duration > 0) {
        game.sound('spin')
        if (!(await fight(Math.min(duration, longestFight)))) return
        game.sound('stop')
      }
      const winner = byId('winner')
      winner.textContent = sentence(outcome)
      winner.hidden = false
      markWinner(fightWinner(outcome))
    },
    sentence,
    bead(outcome) {
      const winner = fightWinner(outcome)
      const title = sentence(outcome)
      return h('span', { class: beadClasses[winner], title }, words.letters[winner])
    },
    label: (outcome) => words.letters[fightWinner(outcome)],
  }
})
