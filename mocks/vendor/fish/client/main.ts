import type { FishTexts } from '../../../content/games/fishTexts.ts'
import { fillText, h } from '../../frame/client/dom.ts'
import { startGame } from '../../frame/client/startGame.ts'
import type { FishOpening } from '../fishGame.ts'
import type { Placed } from '../poses.ts'
import { addRules } from './paytable.ts'
import { createScene, type Scene } from './scene.ts'
import { createShots, type FishClient, type Shoot } from './shots.ts'
import { createTargetList } from './targetList.ts'

/** Number of shots after which automatic fire stops. */
const automaticShots = 50
/** Time between two automatic shots, in milliseconds. */
const automaticPace = 420
/** Minimum stakes for two and for three barrels, as multiples of the game's minimum stake. */
const levelsFrom = [5, 25]

/** Automatic fire at the chosen target; undefined in markets that forbid autoplay. */
function createAutomatic(game: FishClient, scene: Scene, shoot: Shoot) {
  const { words, settings } = game
  if (!settings.autoplay) return undefined
  const button = h(
    'button',
    { type: 'button', class: 'button quiet fishButton automatic', 'aria-pressed': 'false' },
    words.automatic,
  )
  let left = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const show = () => {
    button.setAttribute('aria-pressed', String(timer !== undefined))
    button.textContent =
      timer === undefined ? words.automatic : fillText(words.stop, { count: left })
  }
  const stop = () => {
    clearInterval(timer)
    timer = undefined
    show()
  }
  const shootOnce = async () => {
    if (game.isPaused()) return
    const target = scene.aimed()
    if (!target || left === 0) {
      stop()
      return
    }
    const result = await shoot(target)
    if (result === 'WAITING') return
    if (result === 'REFUSED') stop()
    left = Math.max(0, left - 1)
    show()
  }
  const toggle = () => {
    if (timer !== undefined) {
      stop()
      return
    }
    if (!scene.aimed()) {
      game.say(words.chooseFirst)
      return
    }
    left = automaticShots
    timer = setInterval(() => void shootOnce(), automaticPace)
    show()
  }
  button.addEventListener('click', toggle)
  return { button, toggle }
}

/** Announces the boss when it enters. */
function createHerald({ stage, words, opening, isReduced, say, sound }: FishClient, scene: Scene) {
  const banner = stage.querySelector<HTMLElement>('.boss')
  const seen = new Set<string>()
  const boss = opening.targets.find(({ kind }) => kind === 'kraken')
  const text = fillText(words.boss, { highest: boss?.prizes.at(-1)?.odds ?? 0 })
  return (): void => {
    const entered = scene
      .shown()
      .find(({ swimmer: { kind, id } }) => kind === 'kraken' && !seen.has(id))
    if (!entered || !banner) return
    seen.add(entered.swimmer.id)
    banner.textContent = text
    say(text)
    sound('big')
    const [small, large] = isReduced ? ['none', 'none'] : ['scale(.6)', 'scale(1)']
    banner.animate(
      [
        { opacity: 0, transform: small },
        { opacity: 1, transform: large, offset: 0.18 },
        { opacity: 1, transform: large, offset: 0.8 },
        { opacity: 0, transform: large },
      ],
      { duration: 3_200, easing: 'ease-out' },
    )
  }
}

/**
 * Keyboard shortcuts of the page: digits choose a stake, A toggles automatic fire. Inactive in text
 * inputs.
 */
function followKeys(toggleAutomatic: (() => void) | undefined): void {
  document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return
    if (document.querySelector('dialog[open]')) return
    if (/^[1-9]$/.test(key)) {
      document.querySelectorAll<HTMLElement>('#stakes .chip')[Number(key) - 1]?.click()
    }
    if (key.toLowerCase() === 'a') toggleAutomatic?.()
  })
}

startGame<FishOpening, FishTexts>((game) => {
  const { stage, words, opening, isReduced, now, isPaused } = game
  const scene = createScene({ stage, opening, isReduced, now, isPaused, onTick: () => tick() })
  const shoot = createShots(game, scene)
  const fire = (target: Placed) => void shoot(target)
  const list = createTargetList(game, scene, fire)
  const herald = createHerald(game, scene)
  const automatic = createAutomatic(game, scene, shoot)
  const tick = () => {
    list.follow()
    herald()
  }
  const button = h('button', { type: 'button', class: 'button fishButton' }, words.fire)
  button.addEventListener('click', () => {
    const target = scene.aimed()
    if (target) fire(target)
    else game.say(words.chooseFirst)
  })
  game.controls.append(...[automatic?.button, button].flatMap((one) => one ?? []))
  followKeys(automatic?.toggle)
  const showLevel = () => {
    const multiple = game.stake() / game.stakes.minimum
    scene.setLevel(levelsFrom.filter((from) => multiple >= from).length)
  }
  game.onStakeChange(showLevel)
  showLevel()
  addRules(game, scene)
  for (const { gameRound, win, stake } of [...opening.rounds].reverse()) {
    if (gameRound.kind !== 'SHOT') continue
    const kind = opening.targets.find((target) => target.kind === gameRound.target)?.kind
    if (kind) game.addRound({ label: words.names[kind], win, stake })
  }
  game.say(words.ready)
})
