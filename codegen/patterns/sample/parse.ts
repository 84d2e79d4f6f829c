import type { AST } from '@eslint-community/regexpp'
import { compileSchemaPattern } from '../schemaPattern.ts'
import { alternativesOf } from '../syntax.ts'
import { alphabetOf } from './alphabet.ts'
import { type PatternTree, type Piece, treeOf } from './piece.ts'

const nothing: Piece = { kind: 'nothing' }

/** Creates a function that converts a syntax tree of the parser to pieces. */
function createReading(flags: string) {
  const groups = new Map<AST.Node, number>()
  const idOf = (group: AST.Node) => {
    const id = groups.get(group) ?? groups.size
    groups.set(group, id)
    return id
  }

  const either = (alternatives: readonly AST.Alternative[]): Piece => {
    const options = alternatives.map(({ elements }): Piece => {
      const parts = elements.map(read)
      return { kind: 'sequence', parts }
    })
    const [only] = options
    return options.length === 1 && only ? only : { kind: 'either', options }
  }

  function readAssertion(node: AST.Assertion): Piece {
    if (!('alternatives' in node)) {
      return node.kind === 'word' ? { kind: 'word', isEdge: !node.negate } : { kind: node.kind }
    }
    if (node.negate) return nothing
    return { kind: 'look', part: either(node.alternatives) }
  }

  function read(node: AST.Element): Piece {
    switch (node.type) {
      case 'Assertion':
        return readAssertion(node)
      case 'Quantifier':
        return { kind: 'repeat', part: read(node.element), least: node.min, most: node.max }
      case 'Group':
        return either(node.alternatives)
      case 'CapturingGroup':
        return { kind: 'group', id: idOf(node), part: either(node.alternatives) }
      case 'Backreference': {
        const [group] = [node.resolved].flat()
        return group ? { kind: 'echo', id: idOf(group) } : nothing
      }
      case 'Character': {
        const character = String.fromCodePoint(node.value)
        const accepts = (other: string) => other === character
        return { kind: 'character', all: [character], alphanumerics: [character], accepts }
      }
      default:
        return { kind: 'character', ...alphabetOf(node.raw, flags) }
    }
  }
  return either
}

const trees = new Map<string, PatternTree | undefined>()

function parse(pattern: string): PatternTree | undefined {
  const regex = compileSchemaPattern(pattern)
  const alternatives = regex && alternativesOf(regex)
  return alternatives && treeOf(createReading(regex.flags)(alternatives))
}

/** Parses a pattern for generating texts; undefined when it is not a regular expression. */
export function parsePattern(pattern: string): PatternTree | undefined {
  if (!trees.has(pattern)) trees.set(pattern, parse(pattern))
  return trees.get(pattern)
}
