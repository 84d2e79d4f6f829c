import { expect, it } from 'vitest'
import { nearestPath } from './nearestPath.ts'

const paths = ['/pets', '/pets/{id}', '/pets/{id}/owners']

it.each([
  ['/pest', '/pets'],
  ['/pets/7/owner', '/pets/{id}/owners'],
  ['/pets/a-very-long-name-of-a-pet', '/pets/{id}'],
  ['/PETS', '/pets'],
])('the nearest contract path to %s is %s', (pathname, path) => {
  expect(nearestPath(pathname, paths)).toBe(path)
})

it('the nearest path is found for a request path of 100,000 characters', () => {
  expect(nearestPath(`/pets/${'x'.repeat(100_000)}`, paths)).toBe('/pets/{id}')
})

it('nearestPath returns undefined for a contract without paths', () => {
  expect(nearestPath('/pets', [])).toBeUndefined()
})
