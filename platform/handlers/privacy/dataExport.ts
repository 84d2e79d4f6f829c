/** Export of a member's stored data as files. */

import { noPassword } from '../../domain/accounts/account/noPassword.ts'
import { languageOf } from '../../domain/base/texts/texts.ts'
import {
  exportFile,
  exportOf,
  nextExportAt,
  requestExport,
  showExport,
} from '../../domain/people/privacy/dataExports.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault, stream } from '../../server/handler.ts'
import { checkOwner } from '../base/ownerProof.ts'

const toIso = (at: number) => new Date(at).toISOString()

export const dataExport = {
  'GET /wps/member/dataExport': async ({ context, caller: { member } }) => {
    const row = await exportOf(context, member.id)
    const nextAt = nextExportAt(row, context.now())
    return answer({
      asksPassword: member.passwordHash !== noPassword,
      ...(row && { export: showExport(row) }),
      ...(nextAt !== undefined && { nextAt: toIso(nextAt) }),
    })
  },

  'POST /wps/member/dataExport': async ({ context, body, headers, caller: { member } }) => {
    // The password is required, because another person at an open session must not download the
    // data.
    const isOpen = member.passwordHash === noPassword
    if (!isOpen) await checkOwner(context, member, body.password ?? '', 'password')
    const language = languageOf(headers['Accept-Language'])
    const asked = await requestExport(context, member.id, language)
    if ('nextAt' in asked) return context.reject('EXPORT_TOO_SOON', { until: toIso(asked.nextAt) })
    return answer(showExport(asked))
  },

  'GET /wps/member/dataExport/{format}': async ({ context, path, caller: { member } }) => {
    const row = await exportOf(context, member.id)
    if (row?.status !== 'READY') return fault('NOT_FOUND')
    return stream(exportFile(context, row, path.format), 'application/octet-stream')
  },
} satisfies Partial<Behaviour>
