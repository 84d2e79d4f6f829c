import { idIn } from './idFromList.ts'
import type { SetUps } from './setUp.ts'

export const transfer: SetUps = {
  // Agents, such as carla, can send money to their team.
  'POST /wps/transfers': async (calls) => {
    const who = 'carla'
    const people = await calls.succeed('GET /wps/transfers/counterparties', { who })
    const body = { memberId: idIn(people, 'memberId'), amount: '150.00', paymentPassword: '482915' }
    return { who, body }
  },
}
