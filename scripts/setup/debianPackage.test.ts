import { expect, it } from 'vitest'
import { isLocked, stepsToInstall } from './debianPackage.mjs'

it('root on Linux installs system packages with apt-get', () => {
  const steps = stepsToInstall(['xvfb', 'openssl'], { isRoot: true, platform: 'linux' })
  expect(steps.map((step) => step.join(' '))).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends xvfb openssl',
  ])
})

it('users other than root and systems other than Linux run no commands that need root', () => {
  expect(stepsToInstall(['postgresql'], { isRoot: false, platform: 'linux' })).toEqual([])
  expect(stepsToInstall(['postgresql'], { isRoot: true, platform: 'darwin' })).toEqual([])
})

it.each([
  'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 14765 (apt-get)',
  'E: Unable to lock directory /var/lib/apt/lists/',
])('an apt error about a lock means that another apt is running: %s', (output) => {
  expect(isLocked(output)).toBe(true)
})

it('an apt error about a missing package does not mean that another apt is running', () => {
  expect(isLocked('E: Unable to locate package postgresqueel')).toBe(false)
})
