import { describe, expect, it } from 'vitest'
import { hostAddresses, knownHosts, originsIn } from './hostAddresses.ts'

const hosts = ['https://a.example', 'https://b.example/', 'https://c.example']

describe('the addresses of a path', () => {
  it('[CONST-70, CONST-71] begin with a host by chance, and every host has its turn', () => {
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

  it('are none where there is no picture', () => {
    expect(hostAddresses('', hosts, 0)).toEqual([])
  })

  it('are the path alone without hosts, and an absolute address alone with them', () => {
    expect(hostAddresses('/x.svg', [], 0.5)).toEqual(['/x.svg'])
    expect(hostAddresses('https://d.example/x.svg', hosts, 0.5)).toEqual([
      'https://d.example/x.svg',
    ])
  })
})

describe('hosts that a build knows', () => {
  it('are https origins, whatever else the list says', () => {
    expect(originsIn('https://a.example/, http://b.example,javascript:1, nonsense,')).toEqual([
      'https://a.example',
    ])
    expect(originsIn(undefined)).toEqual([])
  })

  it('are all that a server may name', () => {
    expect(knownHosts([...hosts, 'nonsense'], ['https://b.example'])).toEqual([
      'https://b.example/',
    ])
  })
})
