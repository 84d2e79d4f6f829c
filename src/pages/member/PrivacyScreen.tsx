import { ClosePanel } from '../../features/privacy/closing/ClosePanel.tsx'
import { ExportPanel } from '../../features/privacy/dataExport/ExportPanel.tsx'
import { NoticePanel } from '../../features/privacy/notices/NoticePanel.tsx'
import { PushPanel } from '../../features/push/PushPanel.tsx'
import layoutClasses from '../../ui/layout.module.css'

/** Notification settings, the export of data, and the closing of the account (MEM-24). */
export function PrivacyScreen() {
  return (
    <div className={layoutClasses.column12}>
      <NoticePanel />
      <PushPanel />
      <ExportPanel />
      <ClosePanel />
    </div>
  )
}
