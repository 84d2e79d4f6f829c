import { useState } from 'react'
import type { ModalData } from '../../kit/modal/modalTable.ts'
import { Deposit } from './Deposit.tsx'
import classes from './DepositDialog.module.css'
import { DepositPlace } from './DepositLink.tsx'
import { DepositOrder } from './DepositOrder.tsx'

/** Money in over a running game, which goes on below: the form, then its order (ACT-01). */
export function DepositDialog(data: ModalData<'deposit'>) {
  const [orderId, setOrderId] = useState(data.orderId)
  return (
    <DepositPlace value={setOrderId}>
      <div className={classes.place}>
        {orderId === undefined ? <Deposit /> : <DepositOrder key={orderId} id={orderId} />}
      </div>
    </DepositPlace>
  )
}
