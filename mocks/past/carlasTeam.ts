/** Members of the agent Carla's team who are not personas. They cannot log in. */

/** Team member to seed. */
export type TeamPerson = {
  username: string
  nickname: string
  /** Username of the upline: a persona, or a member earlier in the list. */
  upline: string
  /** Account type (ROLE-16): 2, 41 and 42 are agents, 0 is a member. */
  type: number
  /** Date and time in UTC. */
  joinedAt: string
  /** Commission rate in percent, the same for all game types. */
  rate: string
  /** Final balance in minor units. */
  balance: number
  /** Average number of days on which the member plays, out of every nine days. */
  plays: 0 | 1 | 2 | 3
}

/** Columns: username|nickname|upline|type|joined at|rate|balance|plays. */
const lines = `
livia.prado|Lívia Prado|carla|41|2023-09-02T13:10:00Z|0.80|184250|2
marcos.teles|Marcos Teles|carla|42|2023-11-19T22:41:00Z|0.75|96310|3
yasmin.rocha|Yasmin Rocha|carla|2|2024-02-07T17:26:00Z|0.70|52180|1
otavio_b|Otávio Brandão|carla|0|2024-04-30T01:12:00Z|0.00|7420|2
jojo.sampaio|Jordana Sampaio|carla|0|2025-01-16T20:55:00Z|0.00|0|0
renan77|Renan Aguiar|carla|0|2025-06-21T02:33:00Z|0.00|31890|3
tati.mello|Tatiane Mello|carla|0|2025-10-08T16:47:00Z|0.00|1250|1
nelsinho|Nelson Fagundes|carla|0|2026-03-14T23:09:00Z|0.00|640|1
bia.furtado|Beatriz Furtado|davi|41|2024-06-11T19:30:00Z|0.45|73300|2
caio.nunes|Caio Nunes|davi|2|2024-08-25T21:18:00Z|0.40|28460|2
rosangela58|Rosângela Pinheiro|davi|0|2024-09-03T12:02:00Z|0.00|15970|3
vini.torres|Vinícius Torres|davi|0|2025-02-18T23:51:00Z|0.00|4310|2
priscila.m|Priscila Moura|davi|0|2025-07-09T18:20:00Z|0.00|0|0
edson_lima|Edson Lima|davi|0|2026-01-27T22:36:00Z|0.00|8890|1
hugo.pacheco|Hugo Pacheco|livia.prado|2|2023-12-05T14:44:00Z|0.50|40120|2
samara.dias|Samara Dias|livia.prado|42|2024-05-22T20:05:00Z|0.45|35500|1
gil.barreto|Gilberto Barreto|livia.prado|0|2024-07-17T00:40:00Z|0.00|12040|3
leticia.cruz|Letícia Cruz|livia.prado|0|2025-03-30T15:15:00Z|0.00|2760|1
alan.freire|Alan Freire|livia.prado|0|2025-11-12T21:59:00Z|0.00|90|1
marlene.q|Marlene Queiroz|marcos.teles|2|2024-01-28T11:37:00Z|0.40|22730|2
fabio.junior|Fábio Júnior Reis|marcos.teles|0|2024-03-09T02:21:00Z|0.00|18660|3
isis.valente|Ísis Valente|marcos.teles|0|2024-10-26T23:30:00Z|0.00|5320|2
wesley_ct|Wesley Castro|marcos.teles|0|2025-05-05T19:08:00Z|0.00|0|0
dalva.ramos|Dalva Ramos|marcos.teles|0|2025-12-20T13:54:00Z|0.00|3990|1
kaua.bastos|Kauã Bastos|yasmin.rocha|0|2024-11-03T22:14:00Z|0.00|6180|2
sonia.prates|Sônia Prates|yasmin.rocha|0|2025-08-15T17:49:00Z|0.00|1020|1
leo.miranda|Leonardo Miranda|bia.furtado|2|2024-12-01T20:28:00Z|0.20|9470|2
carol_viana|Carolina Viana|bia.furtado|0|2025-04-19T23:42:00Z|0.00|11300|3
paulo.tavares|Paulo Tavares|bia.furtado|0|2026-02-10T00:16:00Z|0.00|480|1
jessica.lobo|Jéssica Lobo|caio.nunes|0|2025-01-04T18:33:00Z|0.00|7710|2
ruan.garcia|Ruan Garcia|caio.nunes|0|2025-09-27T21:07:00Z|0.00|150|1
manu.peixoto|Manuela Peixoto|hugo.pacheco|41|2024-09-14T16:52:00Z|0.25|14850|2
thales.rios|Thales Rios|hugo.pacheco|0|2025-06-02T22:45:00Z|0.00|2540|1
nina.abreu|Nina Abreu|samara.dias|0|2025-10-31T19:19:00Z|0.00|3360|2
cleber_99|Cléber Antunes|marlene.q|0|2025-02-25T01:58:00Z|0.00|870|1
lorena.sa|Lorena Sá|leo.miranda|0|2025-07-23T20:11:00Z|0.00|5660|2
ivo.mendonca|Ivo Mendonça|leo.miranda|0|2026-04-06T23:27:00Z|0.00|0|0
duda.leal|Eduarda Leal|manu.peixoto|0|2025-11-29T15:36:00Z|0.00|2210|1
`

/** About 40 members on four levels below Carla. Uplines precede their downlines. */
export const carlasTeam: readonly TeamPerson[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [username = '', nickname = '', upline = '', type, joinedAt = '', rate = '0.00', ...rest] =
      line.split('|')
    const [balance, plays] = rest.map(Number)
    return {
      username,
      nickname,
      upline,
      type: Number(type),
      joinedAt,
      rate,
      balance: balance ?? 0,
      plays: plays === 1 || plays === 2 || plays === 3 ? plays : 0,
    }
  })

/** Personas in Carla's team, uplines first. Commission rates are in percent. */
export const personasInTeams = [
  { username: 'davi', upline: 'carla', rate: '0.60' },
  { username: 'ana', upline: 'carla', rate: '0.00' },
  { username: 'edu', upline: 'davi', rate: '0.00' },
] as const
