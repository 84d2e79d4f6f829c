/** Choice of a target by pointer and by keys, as a list that screen readers can read. */

import type { TargetKind } from '../../../rules/fish/fishRules.ts'
import { fillText, h, setAttribute } from '../../frame/client/dom.ts'
import { showInFrame } from '../../frame/client/frames.ts'
import { type Direction, isOnScene, type Placed, targetAt, targetBeside } from '../poses.ts'
import type { Scene } from './scene.ts'
import type { FishClient } from './shots.ts'

const arrows: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Name and odds of a kind, as a sentence. */
function describeTarget({ words, opening }: FishClient, kind: TargetKind): string {
  const prizes = opening.targets.find((target) => target.kind === kind)?.prizes ?? []
  const target = words.names[kind]
  const [lowest = 0, highest = 0] = [prizes[0]?.odds, prizes.at(-1)?.odds]
  return lowest === highest
    ? fillText(words.option, { target, odds: lowest })
    : fillText(words.optionRange, { target, lowest, highest })
}

/**
 * Options of the list, one per target in the scene.
 * @returns a function that updates them in their own frame, so that a click and keys in one frame
 * update them once.
 */
function createOptions(game: FishClient, scene: Scene, list: HTMLElement): () => void {
  /** Options by target id. Options whose target stays are reused, since each costs a layout. */
  const options = new Map<string, HTMLElement>()
  const optionOf = ({ swimmer: { id, kind } }: Placed): HTMLElement => {
    const attributes = { id: `target-${id}`, role: 'option' }
    const option = options.get(id) ?? h('div', attributes, describeTarget(game, kind))
    options.set(id, option)
    return option
  }
  /** Targets are sorted from left to right. */
  const fill = () => {
    const shown = scene.shown().sort((one, other) => one.pose.x - other.pose.x)
    const aimedId = scene.aimed()?.swimmer.id
    const ids = new Set(shown.map(({ swimmer }) => swimmer.id))
    for (const [id, option] of options) {
      if (ids.has(id)) continue
      option.remove()
      options.delete(id)
    }
    let place = list.firstElementChild
    for (const target of shown) {
      const option = optionOf(target)
      setAttribute(option, 'aria-selected', String(target.swimmer.id === aimedId))
      if (option === place) place = option.nextElementSibling
      else list.insertBefore(option, place)
    }
    if (aimedId === undefined) list.removeAttribute('aria-activedescendant')
    else setAttribute(list, 'aria-activedescendant', `target-${aimedId}`)
  }
  return showInFrame<void>(fill)
}

export function createTargetList(game: FishClient, scene: Scene, fire: (target: Placed) => void) {
  const { words, stage } = game
  const list = stage.querySelector<HTMLElement>('.targets')
  if (!list) throw new Error('The stage has no list of targets')
  const fill = createOptions(game, scene, list)

  const aim = (target: Placed | undefined) => {
    scene.aim(target?.swimmer.id)
    fill()
  }

  /** Nearest target of a kind. */
  const another = (kind: TargetKind, { x, y }: { x: number; y: number }) => {
    const distance = ({ pose }: Placed) => Math.hypot(pose.x - x, pose.y - y)
    return scene
      .shown()
      .filter(({ swimmer }) => swimmer.kind === kind)
      .sort((one, other) => distance(one) - distance(other))[0]
  }

  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = list.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  list.addEventListener('pointermove', (event) => {
    const point = pointOf(event)
    scene.turnTo(point)
    if (event.pointerType === 'mouse') scene.hover(targetAt(scene.shown(), point)?.swimmer.id)
  })
  list.addEventListener('pointerleave', () => scene.hover(undefined))
  list.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    const target = targetAt(scene.shown(), pointOf(event))
    if (!target) {
      game.say(words.water)
      return
    }
    aim(target)
    fire(target)
  })
  list.addEventListener('keydown', (event) => {
    const { key } = event
    const direction = arrows[key]
    const aimed = scene.aimed()
    const { width, height } = scene.world.size
    if (direction) {
      const shown = scene.shown().filter(({ swimmer }) => swimmer.id !== aimed?.swimmer.id)
      const from = aimed?.pose ?? { x: width / 2, y: height / 2 }
      aim(targetBeside(shown, from, direction) ?? aimed ?? shown[0])
    } else if (key === ' ' || key === 'Enter') {
      if (aimed) fire(aimed)
      else game.say(words.chooseFirst)
    } else if (key === 'Escape') aim(undefined)
    else return
    event.preventDefault()
  })

  list.addEventListener('focus', fill)

  let last: Placed | undefined
  return {
    focus: () => list.focus(),
    /** Updates the chosen target. If the target is gone, chooses another target of its kind. */
    follow(): void {
      const aimed = scene.aimed()
      if (aimed && isOnScene(aimed.pose, scene.world.size)) {
        last = aimed
        return
      }
      if (!last) return
      const next = another(last.swimmer.kind, last.pose)
      if (!next) game.say(words.gone)
      last = next
      aim(next)
    },
  }
}
