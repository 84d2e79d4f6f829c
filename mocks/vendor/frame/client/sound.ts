/** Short synthesized sounds, off until the player turns them on. */

export type SoundName = 'click' | 'spin' | 'stop' | 'win' | 'big' | 'lose' | 'tick'

type Tone = {
  /** Hertz at the start of each note. */
  notes: readonly number[]
  /** Factor by which the pitch changes within a note. */
  slide: number
  /** Length in seconds. */
  length: number
  type: OscillatorType
  volume: number
}

const tones: Readonly<Record<SoundName, Tone>> = {
  click: { notes: [520], slide: 0.8, length: 0.04, type: 'triangle', volume: 0.12 },
  tick: { notes: [900], slide: 1, length: 0.03, type: 'square', volume: 0.03 },
  spin: { notes: [140], slide: 2.4, length: 0.28, type: 'sawtooth', volume: 0.05 },
  stop: { notes: [210], slide: 0.5, length: 0.09, type: 'triangle', volume: 0.16 },
  win: { notes: [523, 659, 784], slide: 1, length: 0.11, type: 'triangle', volume: 0.14 },
  big: {
    notes: [523, 659, 784, 1047, 784, 1047, 1319],
    slide: 1,
    length: 0.12,
    type: 'triangle',
    volume: 0.16,
  },
  lose: { notes: [240], slide: 0.6, length: 0.2, type: 'sine', volume: 0.1 },
}

/**
 * Creates the sound of a page. `toggle` must be called from a click or key handler, as browsers
 * require.
 */
export function createSound(): { play: (name: SoundName) => void; toggle: () => boolean } {
  let context: AudioContext | undefined
  let isOn = false
  const play = (name: SoundName) => {
    if (!isOn || !context || document.hidden) return
    const { notes, slide, length, type, volume } = tones[name]
    let at = context.currentTime
    for (const note of notes) {
      const oscillator = new OscillatorNode(context, { type, frequency: note })
      oscillator.frequency.exponentialRampToValueAtTime(note * slide, at + length)
      const gain = new GainNode(context, { gain: volume })
      gain.gain.setValueAtTime(volume, at)
      gain.gain.exponentialRampToValueAtTime(0.001, at + length)
      oscillator.connect(gain).connect(context.destination)
      oscillator.start(at)
      oscillator.stop(at + length)
      at += length
    }
  }
  const toggle = () => {
    isOn = !isOn
    context ??= new AudioContext()
    if (isOn) void context.resume()
    play('click')
    return isOn
  }
  return { play, toggle }
}
