import type { SicBoWords } from '../../../content/games/sicBoTexts.ts'
import { byId, fillText, h } from '../../frame/client/dom.ts'
import { startTable } from '../../table/client/startTable.ts'
import type { TableClient } from '../../table/client/tableClient.ts'
import { stopDice, throwDice } from './dice.ts'

type Table = TableClient<object, SicBoWords>

/** Maximum duration of a throw in milliseconds. The rest of the draw shows the result. */
const longestThrow = 5_200

const diceOf = (outcome: readonly string[]): number[] => outcome.map(Number)
const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

function sideOf(dice: readonly number[]): 'small' | 'big' | 'triple' {
  if (new Set(dice).size === 1) return 'triple'
  return sumOf(dice) <= 10 ? 'small' : 'big'
}

/** Registers the buttons in the server's HTML as spots of the table. */
function addSpots({ felt, words, addSpot }: Table): void {
  const names: Readonly<Record<string, string>> = words.spots
  for (const element of felt.querySelectorAll<HTMLElement>('[data-name]')) {
    const name = element.dataset.name ?? ''
    const [kind = '', number = ''] = name.split('/')
    addSpot({ name, element, label: fillText(names[kind] ?? name, { number }) })
  }
}

function showRules({ game, words, priceTable }: Table): void {
  const { rows } = words
  const totals = [4, 5, 6, 7, 8, 9, 10] as const
  game.rules(
    h('h3', {}, words.rulesTitle),
    h('ul', {}, ...words.rules.map((rule) => h('li', {}, rule))),
    priceTable([
      { label: rows.chance, spot: 'big' },
      { label: rows.pair, spot: 'pair/1-2' },
      { label: rows.die, spot: 'die/1' },
      { label: rows.double, spot: 'double/1' },
      { label: rows.anyTriple, spot: 'anyTriple' },
      { label: rows.triple, spot: 'triple/1' },
      ...totals.map((total) => ({ label: rows[`total${total}`], spot: `total/${total}` })),
    ]),
  )
}

startTable<object, SicBoWords>((table) => {
  const { words, game } = table
  const sum = byId('sum')
  addSpots(table)
  showRules(table)
  const [last] = table.results()
  if (last) void throwDice(diceOf(last.outcome), 0)
  return {
    open() {
      sum.hidden = true
      stopDice()
    },
    async draw(outcome, duration) {
      const dice = diceOf(outcome)
      if (duration > 0) game.sound('spin')
      if (!(await throwDice(dice, Math.min(duration, longestThrow)))) return
      game.sound('stop')
      sum.textContent = `${dice.join(' + ')} = ${sumOf(dice)}`
      sum.hidden = false
    },
    sentence(outcome) {
      const dice = diceOf(outcome)
      const [first = 0, second = 0, third = 0] = dice
      const side = words.sides[sideOf(dice)]
      return fillText(words.outcome, { first, second, third, total: sumOf(dice), side })
    },
    label: (outcome) => String(sumOf(diceOf(outcome))),
    bead(outcome) {
      const dice = diceOf(outcome)
      const title = dice.join(' + ')
      return h('span', { class: `bead ${sideOf(dice)}Bead`, title }, String(sumOf(dice)))
    },
  }
})
