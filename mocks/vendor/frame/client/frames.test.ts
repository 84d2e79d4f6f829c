import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runInFrame, runInFrames, showInFrame } from './frames.ts'

let frames: (() => void)[] = []

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Runs two steps and returns the names of those that have run, a list that grows. */
function runTwo(isHidden: boolean): string[] {
  vi.stubGlobal('document', { hidden: isHidden })
  const names: string[] = []
  runInFrames([() => names.push('first'), () => names.push('second')])
  return names
}

it('the second step runs after the frame that shows the first', () => {
  const names = runTwo(false)
  expect(names).toEqual(['first'])
  for (const frame of frames) frame()
  expect(names).toEqual(['first'])
  vi.runAllTimers()
  expect(names).toEqual(['first', 'second'])
})

it('all steps run at once on a hidden page, which draws no frames', () => {
  expect(runTwo(true)).toEqual(['first', 'second'])
})

/** Draws one frame and runs what it has scheduled. */
function drawFrame(): void {
  for (const frame of frames.splice(0)) frame()
  vi.runAllTimers()
}

it('steps of different callers run in different frames', () => {
  vi.stubGlobal('document', { hidden: false })
  const names: string[] = []
  for (const name of ['first', 'second']) runInFrame(() => names.push(name))
  drawFrame()
  expect(names).toEqual(['first'])
  drawFrame()
  expect(names).toEqual(['first', 'second'])
})

it('the latest of several values passed before a frame is the only one shown', () => {
  vi.stubGlobal('document', { hidden: false })
  const shown: string[] = []
  const show = showInFrame((value: string) => shown.push(value))
  show('first')
  show('second')
  drawFrame()
  show('third')
  drawFrame()
  expect(shown).toEqual(['second', 'third'])
})
