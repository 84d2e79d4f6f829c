import { expect, it } from 'vitest'
import { nearestPath } from './nearestPath.ts'

const paths = ['/pets', '/pets/{id}', '/pets/{id}/owners']

it.each([
  ['/pest', '/pets'],
  ['/pets/7/owner', '/pets/{id}/owners'],
  ['/pets/a-very-long-name-of-a-pet', '/pets/{id}'],
  ['/PETS', '/pets'],
])('the nearest path to %s is %s', (pathname, path) => {
  expect(nearestPath(pathname, paths)).toBe(path)
})

it('the nearest path is found for a very long request path', () => {
  expect(nearestPath(`/pets/${'x'.repeat(100_000)}`, paths)).toBe('/pets/{id}')
})

it('a contract without paths has no nearest path', () => {
  expect(nearestPath('/pets', [])).toBeUndefined()
})
