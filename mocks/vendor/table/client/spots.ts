/** Betting spots of a table: clicks, keys, accessible names, and the stacks of chips on them. */
import { createStack, drawStack, type StackPlace } from './stacks.ts'
import { isDirection, nextBox } from './tableBets.ts'

export type SpotElement = HTMLElement | SVGElement

export type NewSpot = {
  name: string
  element: SpotElement
  /** Accessible name of the spot. */
  label: string
  /** Parent element of the stack of chips; the spot's own element if omitted. */
  holder?: Element
  /** Position of the stack; required for a holder in SVG. */
  at?: StackPlace
}

type Spot = NewSpot & { stack: SVGSVGElement | undefined }

export type SpotActs = {
  add(name: string): void
  remove(name: string): void
  /** Accessible name of a spot with the amount of its chips. */
  describe(label: string, amount: string): string
  money(minor: number): string
  /** Short form of an amount, for the top of a stack. */
  short(minor: number): string
  values: readonly number[]
}

export type Spots = {
  add(spot: NewSpot): void
  labelOf(name: string): string
  /** @param stakes by spot, in minor units. */
  show(stakes: ReadonlyMap<string, number>): void
  /** Highlights the spots that pay; undefined removes all highlights. */
  showWinners(names: readonly string[] | undefined): void
  /** @param isOpen false while bets are closed. */
  open(isOpen: boolean): void
}

/**
 * Moves the focus between spots with arrow keys. Only one spot is in the tab order (roving
 * tabindex).
 */
function createFocus(felt: HTMLElement, spots: ReadonlyMap<string, Spot>) {
  let current: SpotElement | undefined
  const take = (element: SpotElement) => {
    current?.setAttribute('tabindex', '-1')
    element.setAttribute('tabindex', '0')
    current = element
  }
  felt.addEventListener('focusin', ({ target }) => {
    const element = spotOf(target)
    if (element) take(element)
  })
  const move = (from: SpotElement, key: string): boolean => {
    if (!isDirection(key)) return false
    const shown = [...spots.values()].map(({ element }) => element)
    const boxes = shown.map((element) => element.getBoundingClientRect())
    const next = nextBox(boxes, shown.indexOf(from), key)
    if (next !== undefined) shown[next]?.focus()
    return true
  }
  const offer = (element: SpotElement) => {
    if (!current?.isConnected) take(element)
  }
  return { offer, move }
}

const spotOf = (target: EventTarget | null): SpotElement | undefined =>
  target instanceof Element ? (target.closest<SpotElement>('[data-spot]') ?? undefined) : undefined

const nameOf = (element: SpotElement): string => element.dataset.spot ?? ''

/**
 * Manages the spots within a felt. Closed bets disable the group around the spots, because a change
 * of some hundred elements would take longer than a frame.
 */
export function createSpots(felt: HTMLElement, acts: SpotActs): Spots {
  const spots = new Map<string, Spot>()
  const group = felt.querySelector('[data-spots]') ?? felt
  const focus = createFocus(felt, spots)
  felt.addEventListener('click', ({ target }) => {
    const element = spotOf(target)
    if (element) acts.add(nameOf(element))
  })
  felt.addEventListener('contextmenu', (event) => {
    const element = spotOf(event.target)
    if (!element) return
    event.preventDefault()
    acts.remove(nameOf(element))
  })
  felt.addEventListener('keydown', (event) => {
    const element = spotOf(event.target)
    if (!element || event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    // If the element is a button, the browser itself turns Enter and Space into a click.
    const isPress = (key === 'Enter' || key === ' ') && !(element instanceof HTMLButtonElement)
    const isRemoval = key === 'Backspace' || key === 'Delete'
    if (!isPress && !isRemoval && !focus.move(element, key)) return
    event.preventDefault()
    if (isPress && !event.repeat) acts.add(nameOf(element))
    if (isRemoval) acts.remove(nameOf(element))
  })
  const showSpot = (spot: Spot, stake: number) => {
    const { element, label, holder, at } = spot
    element.classList.toggle('mine', stake > 0)
    const name = stake > 0 ? acts.describe(label, acts.money(stake)) : label
    element.setAttribute('aria-label', name)
    if (stake === 0) {
      spot.stack?.remove()
      spot.stack = undefined
      return
    }
    spot.stack ??= createStack(holder ?? element, at)
    drawStack(spot.stack, { value: stake, label: acts.short(stake), values: acts.values })
  }
  let shown: ReadonlyMap<string, number> = new Map()
  let winners: ReadonlySet<string> = new Set()
  return {
    add(spot) {
      const { element, name, label } = spot
      element.classList.add('spot')
      element.dataset.spot = name
      if (!(element instanceof HTMLButtonElement)) element.setAttribute('role', 'button')
      element.setAttribute('tabindex', '-1')
      element.setAttribute('aria-label', label)
      const added = { ...spot, stack: undefined }
      spots.set(name, added)
      focus.offer(element)
      // A layout that changes its shape adds its spots again; they keep their stakes.
      showSpot(added, shown.get(name) ?? 0)
    },
    labelOf: (name) => spots.get(name)?.label ?? name,
    show(stakes) {
      for (const name of new Set([...shown.keys(), ...stakes.keys()])) {
        const spot = spots.get(name)
        const stake = stakes.get(name) ?? 0
        if (spot && stake !== (shown.get(name) ?? 0)) showSpot(spot, stake)
      }
      shown = new Map(stakes)
    },
    showWinners(names) {
      const next = new Set(names)
      for (const name of new Set([...winners, ...next])) {
        spots.get(name)?.element.classList.toggle('won', next.has(name))
      }
      winners = next
      for (const name of shown.keys()) {
        const stack = spots.get(name)?.stack
        stack?.classList.toggle('paid', next.has(name))
        stack?.classList.toggle('lost', names !== undefined && !next.has(name))
      }
    },
    open: (isOpen) => group.setAttribute('aria-disabled', String(!isOpen)),
  }
}
