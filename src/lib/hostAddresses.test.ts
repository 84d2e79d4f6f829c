import { describe, expect, it } from 'vitest'
import { hostAddresses, knownHosts, originsIn } from './hostAddresses.ts'

const hosts = ['https://a.example', 'https://b.example/', 'https://c.example']

describe('hostAddresses', () => {
  it('[CONST-70, CONST-71] hostAddresses starts with a random host and returns the others in order', () => {
    const first = [0, 0.34, 0.67, 0.999].map((chance) => hostAddresses('/x.svg', hosts, chance)[0])
    expect(first).toEqual([
      'https://a.example/x.svg',
      'https://b.example/x.svg',
      'https://c.example/x.svg',
      'https://c.example/x.svg',
    ])
    expect(hostAddresses('/x.svg', hosts, 0.4)).toEqual([
      'https://b.example/x.svg',
      'https://c.example/x.svg',
      'https://a.example/x.svg',
    ])
  })

  it('hostAddresses returns no URLs for an empty path', () => {
    expect(hostAddresses('', hosts, 0)).toEqual([])
  })

  it('hostAddresses returns only its input when there are no hosts or the input is an absolute URL', () => {
    expect(hostAddresses('/x.svg', [], 0.5)).toEqual(['/x.svg'])
    expect(hostAddresses('https://d.example/x.svg', hosts, 0.5)).toEqual([
      'https://d.example/x.svg',
    ])
  })
})

describe('hosts of a build', () => {
  it('originsIn keeps only the HTTPS origins of a list', () => {
    expect(originsIn('https://a.example/, http://b.example,javascript:1, nonsense,')).toEqual([
      'https://a.example',
    ])
    expect(originsIn(undefined)).toEqual([])
  })

  it("knownHosts returns only the server's hosts that the build lists", () => {
    expect(knownHosts([...hosts, 'nonsense'], ['https://b.example'])).toEqual([
      'https://b.example/',
    ])
  })
})
