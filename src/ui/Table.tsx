import { Table as MantineTable } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'

/** Mantine's table with its style sheet, for tables that are more than the rows of a `DataTable`. */
export const Table = MantineTable
