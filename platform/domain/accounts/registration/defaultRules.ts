import type { components } from '../../../../src/api/gen/paths.ts'
import { patternFamilies } from '../../../../src/api/gen/patternFamilies.ts'
import { letterAndDigit, properName } from '../../base/patterns/provenPatterns.ts'
import type { FieldRule } from './registrationFields.ts'

type Schemas = components['schemas']
type FieldRuleDraft = Schemas['FieldRuleDraft']

/** Rule with the pattern of its pattern family. */
const rule = (
  name: string,
  patternId: FieldRule['patternId'],
  [minLength, maxLength]: [number, number],
  samples: { accept: string[]; reject: string[] },
  more: Partial<FieldRuleDraft> = {},
): FieldRuleDraft => ({
  name,
  enabled: false,
  required: false,
  acceptedPattern: patternFamilies[patternId].pattern,
  patternId,
  minLength,
  maxLength,
  samples,
  ...more,
})

const optional = { enabled: true } as const
const required = { enabled: true, required: true } as const

const accountFields: FieldRuleDraft[] = [
  rule(
    'username',
    'LETTER_FIRST_ALNUM',
    [4, 16],
    { accept: ['marina92', 'Ana1'], reject: ['9marina', 'ana', 'ana.silva'] },
    { ...required, methods: ['username'] },
  ),
  rule(
    'mobileNum',
    'DIGITS_ONLY',
    [8, 15],
    { accept: ['11987654321', '94231234'], reject: ['1198765432a', '1234567'] },
    { ...required, methods: ['mobile'] },
  ),
  rule(
    'verificationCode',
    'DIGITS_ONLY',
    [6, 6],
    { accept: ['482913'], reject: ['48291', '48a913'] },
    required,
  ),
  rule(
    'password',
    'LETTERS_AND_DIGITS_COMBINED',
    [8, 64],
    { accept: ['Gavea2026', 'gavea#2026!'], reject: ['gavea26', 'sograndesletras', '1234567890'] },
    // This pattern accepts more texts than the pattern of the family, because symbols make a
    // password stronger.
    { ...required, acceptedPattern: letterAndDigit },
  ),
  rule(
    'confirmPassword',
    'LENGTH_ONLY',
    [8, 64],
    { accept: ['Gavea2026'], reject: ['gavea26'] },
    { ...required, methods: ['username'] },
  ),
  rule(
    'email',
    'MAILBOX',
    [6, 64],
    { accept: ['marina@example.com'], reject: ['marina', 'marina@example'] },
    { ...optional, methods: ['username'] },
  ),
  rule(
    'birthday',
    'DATE_YYYY_MM_DD',
    [10, 10],
    { accept: ['1992-02-29'], reject: ['1993-02-29', '29/02/1992'] },
    required,
  ),
  rule(
    'affiliateCode',
    'ALPHANUMERIC',
    [4, 32],
    { accept: ['CARLA2026'], reject: ['CARLA-2026', 'abc'] },
    optional,
  ),
]

const profileFields: FieldRuleDraft[] = [
  rule(
    'fullname',
    'LETTERS_AND_SPACES',
    [2, 80],
    { accept: ['Marina Araújo', 'Ana-Maria D’Ávila', '王小明'], reject: ['M', 'Marina 2'] },
    { acceptedPattern: properName },
  ),
  rule(
    'payeeName',
    'LETTERS_AND_SPACES',
    [2, 80],
    { accept: ['Marina Araújo', "Luís Sant'Anna"], reject: ['Marina_Araújo'] },
    { acceptedPattern: properName },
  ),
  rule('idNumber', 'DIGITS_ONLY', [11, 11], {
    accept: ['12345678909'],
    reject: ['1234567890O', '1234567890'],
  }),
  rule('nationality', 'LETTERS_AND_SPACES', [2, 60], {
    accept: ['BR', 'Brasil'],
    reject: ['B', 'BR1'],
  }),
  rule('address', 'LENGTH_ONLY', [5, 200], {
    accept: ['Rua das Acácias, 12, Rio de Janeiro'],
    reject: ['Rua'],
  }),
  rule('occupation', 'LETTERS_AND_SPACES', [2, 60], {
    accept: ['Professora'],
    reject: ['-', '42'],
  }),
  rule('sourceOfIncome', 'LENGTH_ONLY', [2, 60], { accept: ['Salário'], reject: ['?'] }),
  rule('paymentPassword', 'DIGITS_ONLY', [6, 6], {
    accept: ['204816'],
    reject: ['20481', 'senha1'],
  }),
  rule('recommenderId', 'ALPHANUMERIC', [4, 32], { accept: ['m100001'], reject: ['ana silva'] }),
]

const contactFields: FieldRuleDraft[] = [
  rule('whatsapp', 'DIGITS_ONLY', [8, 15], { accept: ['5511987654321'], reject: ['+5511987654'] }),
  rule('telegram', 'NO_SPACES', [5, 32], {
    accept: ['@marina92'],
    reject: ['@ana', 'marina araujo'],
  }),
  rule('facebook', 'NO_SPACES', [5, 50], { accept: ['marina.araujo'], reject: ['marina araujo'] }),
  rule('line', 'NO_SPACES', [4, 20], { accept: ['marina92'], reject: ['m 92', 'ana'] }),
  rule('zalo', 'DIGITS_ONLY', [8, 15], { accept: ['0912345678'], reject: ['zalo123456'] }),
  rule('wechat', 'NO_SPACES', [6, 20], { accept: ['marina_92'], reject: ['marina 92', 'ana'] }),
  rule('qqNum', 'DIGITS_ONLY', [5, 12], { accept: ['100012345'], reject: ['1234', 'qq12345'] }),
]

const captchaField = rule('captcha', 'ALPHANUMERIC', [5, 5], {
  accept: ['W4TK9'],
  reject: ['W4TK', 'W4-K9'],
})

/**
 * Version 1 of the rules, with a rule for every field of REG-04 and every profile label of REG-07.
 * The fields asked for in Brazil are enabled. Rules that spec.md leaves open (telegram, zalo and
 * the profile, REG-77) are modelled on the others.
 */
export const defaultRules: Schemas['RegistrationRulesDraft'] = {
  minimumAge: 18,
  note: '',
  fields: [...accountFields, ...profileFields, ...contactFields, captchaField],
}
