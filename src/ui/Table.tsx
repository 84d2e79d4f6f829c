import { Table as MantineTable } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'

/** Mantine's table with its style sheet, for tables that a `DataTable` cannot express. */
export const Table = MantineTable
