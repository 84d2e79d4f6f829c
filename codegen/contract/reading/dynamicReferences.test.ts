import { describe, expect, it } from 'vitest'
import { head, openContractFolder } from '../testing/contractFolder.ts'

const folder = openContractFolder()

describe('$dynamicRef', () => {
  const schemas = (text: string) => `${head}paths: {}\ncomponents:\n  schemas:\n${text}`

  it('$dynamicRef becomes $ref, or an allOf part if the schema already has a $ref', async () => {
    const contract = await folder.read({
      'api.yaml': schemas(`    Tree:
      $dynamicAnchor: node
      properties:
        next: { $dynamicRef: '#node' }
        both: { $ref: '#/components/schemas/Other', $dynamicRef: '#node' }
        $dynamicRef: { const: '#node' }
      default: { $dynamicRef: '#node' }
    Other: {}
`),
    })
    expect(contract.components?.schemas?.Tree).toEqual({
      $dynamicAnchor: 'node',
      properties: {
        next: { $ref: '#/components/schemas/Tree' },
        both: {
          $ref: '#/components/schemas/Other',
          allOf: [{ $ref: '#/components/schemas/Tree' }],
        },
        $dynamicRef: { const: '#node' },
      },
      default: { $dynamicRef: '#node' },
    })
  })

  it('$dynamicRef and $ref resolve anchors of another file', async () => {
    const contract = await folder.read({
      'api.yaml': schemas("    A: { $ref: 'tree.yaml#knot' }\n"),
      'tree.yaml': 'Tree:\n  $anchor: knot\n  properties: { next: { $dynamicRef: "#knot" } }\n',
    })
    const tree = {
      $anchor: 'knot',
      properties: { next: { $ref: '#/components/schemas/Tree' } },
    }
    expect(contract.components?.schemas).toEqual({
      A: { $ref: '#/components/schemas/Tree' },
      Tree: tree,
    })
  })

  it('$dynamicRef without a target is rejected', async () => {
    const complaints = await folder.problemsIn({
      'api.yaml': schemas("    A:\n      $dynamicRef: '#gone'\n"),
    })
    expect(complaints).toEqual([expect.stringMatching(/^api\.yaml:6:5: .*no \$anchor 'gone'/)])
  })
})
