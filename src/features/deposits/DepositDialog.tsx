import { useState } from 'react'
import type { ModalData } from '../../kit/modal/modalTable.ts'
import layoutClasses from '../../ui/layout.module.css'
import { Deposit } from './Deposit.tsx'
import { DepositPlace } from './DepositLink.tsx'
import { DepositOrder } from './DepositOrder.tsx'

/** Deposit dialog over a running game: the form, then the order (ACT-01). */
export function DepositDialog(data: ModalData<'deposit'>) {
  const [orderId, setOrderId] = useState(data.orderId)
  return (
    <DepositPlace value={setOrderId}>
      <div className={layoutClasses.column12}>
        {orderId === undefined ? <Deposit /> : <DepositOrder key={orderId} id={orderId} />}
      </div>
    </DepositPlace>
  )
}
