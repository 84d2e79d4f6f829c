/** Personas, the test people of the mocks and of demonstrations. Their passwords are public. */

export type Persona = {
  username: string
  password: string
  nickname: string
  /** Legal name. Withdrawals to a Pix key of this holder are accepted. */
  fullName: string
  /**
   * CPF (digits only) and date of birth (such as `1992-02-29`), as registered with the tax office.
   */
  cpf: string
  birthday: string
  /** Verified identity level: 1 for the person, 3 including document and selfie. */
  identityLevel: 1 | 3
  /** Transaction password; null for personas without one. */
  paymentPassword: string | null
  /** Account type (ROLE-16): 0 member, 4 trial, 1 agent. */
  type: number
  /** Balance in minor units of the market's currency. */
  balance: number
  /** Brazilian mobile number, digits only. */
  mobileNum: string
  email: string
  firstTimeLogin: boolean
  memberSince: string
  /** Days since the password was set. */
  passwordAge: number
  /**
   * True if log-ins from unknown IP addresses require a second step. At first, no IP address is
   * known.
   */
  checksAddress?: true
  /** Description for the developer panel. */
  story: string
}

export const personas: readonly Persona[] = [
  {
    username: 'ana',
    password: 'portico-ana-1',
    nickname: 'Ana',
    fullName: 'Ana Souza Lima',
    cpf: '12345678909',
    birthday: '1991-05-17',
    identityLevel: 3,
    paymentPassword: '482915',
    type: 0,
    balance: 128_450,
    mobileNum: '11987650001',
    email: 'ana@example.com',
    firstTimeLogin: false,
    memberSince: '2024-03-08T14:21:07Z',
    passwordAge: 20,
    story: 'member with a history and a balance',
  },
  {
    username: 'bruno',
    password: 'portico-bruno-1',
    nickname: 'Bruno',
    fullName: 'Bruno Tavares Reis',
    cpf: '30241855691',
    birthday: '1994-09-12',
    identityLevel: 1,
    paymentPassword: null,
    type: 4,
    balance: 200_000,
    mobileNum: '11987650002',
    email: 'bruno@example.com',
    firstTimeLogin: false,
    memberSince: '2026-11-02T09:00:00Z',
    passwordAge: 10,
    story: 'trial member',
  },
  {
    username: 'carla',
    password: 'portico-carla-1',
    nickname: 'Carla',
    fullName: 'Carla Menezes Duarte',
    cpf: '11144477735',
    birthday: '1984-11-02',
    identityLevel: 1,
    paymentPassword: '482915',
    type: 1,
    balance: 940_000,
    mobileNum: '11987650003',
    email: 'carla@example.com',
    firstTimeLogin: false,
    memberSince: '2023-08-15T18:40:00Z',
    passwordAge: 35,
    story: 'agent with a team, who cannot log in as a player',
  },
  {
    username: 'dora',
    password: 'portico-dora-1',
    nickname: 'Dora',
    fullName: 'Dora Campos Vieira',
    cpf: '41502733838',
    birthday: '1997-04-08',
    identityLevel: 1,
    paymentPassword: null,
    type: 0,
    balance: 0,
    mobileNum: '11987650004',
    email: 'dora@example.com',
    firstTimeLogin: true,
    memberSince: '2026-11-18T20:05:00Z',
    passwordAge: 1,
    story: 'member who logs in for the first time',
  },
  {
    username: 'edu',
    password: 'portico-edu-1',
    nickname: 'Edu',
    fullName: 'Eduardo Pires Nunes',
    cpf: '52998224725',
    birthday: '1979-01-30',
    identityLevel: 1,
    paymentPassword: '482915',
    type: 0,
    balance: 4_275,
    mobileNum: '11987650005',
    email: 'edu@example.com',
    firstTimeLogin: false,
    memberSince: '2025-01-20T11:30:00Z',
    passwordAge: 120,
    story: 'member whose password has expired',
  },
  {
    username: 'davi',
    password: 'portico-davi-1',
    nickname: 'Davi',
    fullName: 'Davi Rezende Matos',
    cpf: '71428793860',
    birthday: '1988-07-23',
    identityLevel: 1,
    paymentPassword: '482915',
    type: 2,
    balance: 215_600,
    mobileNum: '11987650006',
    email: 'davi@example.com',
    firstTimeLogin: false,
    memberSince: '2024-01-11T16:08:00Z',
    passwordAge: 15,
    story: 'agent in the team of carla, who gets contracts from her and has a team of his own',
  },
  {
    username: 'fabi',
    password: 'portico-fabi-1',
    nickname: 'Fabi',
    fullName: 'Fabiana Rocha Prado',
    cpf: '26819344783',
    birthday: '1990-12-19',
    identityLevel: 1,
    paymentPassword: '482915',
    type: 0,
    balance: 36_090,
    mobileNum: '11987650007',
    email: 'fabi@example.com',
    firstTimeLogin: false,
    memberSince: '2025-06-02T13:15:00Z',
    passwordAge: 40,
    checksAddress: true,
    story: 'member who is asked for a second step, since no address is known to be hers',
  },
  {
    username: 'gil',
    // Initial password that many accounts share (CONST-09).
    password: '123456',
    nickname: 'Gil',
    fullName: 'Gilberto Nogueira Sales',
    cpf: '53764021934',
    birthday: '1982-03-05',
    identityLevel: 1,
    paymentPassword: null,
    type: 0,
    balance: 1_500,
    mobileNum: '11987650008',
    email: 'gil@example.com',
    firstTimeLogin: false,
    memberSince: '2026-09-30T10:45:00Z',
    passwordAge: 53,
    story: 'member who still has the password that the account was made with',
  },
]
