import type { MinesWords } from '../../../content/games/minesTexts.ts'
import { fillText, h } from '../../frame/client/dom.ts'
import type { GameClient } from '../../frame/client/startGame.ts'
import type { PublishedSeeds } from '../minesSeeds.ts'

type SeedsAnswer = { next: PublishedSeeds; unused?: PublishedSeeds & { serverSeed: string } }

const seedForm = /^[A-Za-z0-9_-]{1,64}$/

export type SeedsForm = { node: HTMLElement; show(next: PublishedSeeds): void }

/** Section with the seeds of the next round, where the player can change them. */
export function createSeedsForm(
  game: Pick<GameClient<unknown, MinesWords>, 'call' | 'words'>,
): SeedsForm {
  const { seeds: words, fair } = game.words
  const hash = h('output', { class: 'mono' })
  const nonce = h('b')
  const input = h('input', {
    class: 'field',
    maxlength: 64,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  })
  const save = h('button', { type: 'button', class: 'button quiet' }, words.save)
  const rotate = h('button', { type: 'button', class: 'button quiet' }, words.rotate)
  const report = h('output', { 'aria-live': 'polite' })
  const show = (next: PublishedSeeds) => {
    hash.textContent = next.serverSeedHash
    nonce.textContent = String(next.nonce)
    input.value = next.clientSeed
  }
  const act = async (name: string, body: object) => {
    const answer = await game.call<SeedsAnswer>(name, body)
    if (!answer) return
    show(answer.next)
    const { unused } = answer
    report.textContent = unused
      ? fillText(words.rotated, { seed: unused.serverSeed, hash: unused.serverSeedHash })
      : words.saved
  }
  const saveSeed = () => {
    const clientSeed = input.value.trim()
    const isValid = seedForm.test(clientSeed)
    input.setAttribute('aria-invalid', String(!isValid))
    if (isValid) void act('clientSeed', { clientSeed })
    else report.textContent = words.invalid
  }
  save.addEventListener('click', saveSeed)
  // The inputs are not in a form, because a sandboxed frame may not submit one.
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') saveSeed()
  })
  rotate.addEventListener('click', () => void act('serverSeed', {}))
  const node = h(
    'section',
    { class: 'seeds' },
    h('h3', {}, words.title),
    h('p', { class: 'soft' }, words.explain),
    h('p', {}, h('span', { class: 'soft' }, `${fair.hash} · ${fair.nonce} `), nonce),
    hash,
    h(
      'div',
      { class: 'row' },
      h('label', { class: 'fairField' }, h('span', {}, fair.clientSeed), input),
      save,
      rotate,
    ),
    report,
  )
  return { node, show }
}
