import cluster from 'node:cluster'
import { type Configuration, readConfiguration } from '../configuration/configuration.ts'
import { operatorName } from '../context/operatorAccount.ts'
import { shownDatabaseUrl } from '../database/postgres/databaseUrl.ts'
import { type Gateway, startGateway } from '../gateway.ts'
import { localhostOf } from '../http/listen.ts'
import { createLog, errorFields, type Log } from '../log/log.ts'
import { runProcesses } from '../processes/primary.ts'
import { hearPrimary, isOneOfSeveral, tellPrimary } from '../processes/siblings.ts'
import { explain } from './explain.ts'
import { configurationExitCode, fail } from './failures.ts'

/**
 * True for the process that prints the portal's URL: the only one, or the first worker of a
 * cluster.
 */
const isFirst = !isOneOfSeveral || cluster.worker?.id === 1

export async function serve(): Promise<number | undefined> {
  const read = readConfiguration(process.env, process.stderr.isTTY)
  if (!read.ok) return fail(read.problems, configurationExitCode)
  const { configuration } = read
  const log = createLog(configuration.logLevel, (lines) => process.stderr.write(lines))
  process.on('exit', log.flush)
  process.on('uncaughtExceptionMonitor', (error) => log.error('crashed', errorFields(error)))
  if (configuration.processes > 1 && !isOneOfSeveral)
    return runProcesses(configuration.processes, log)
  const stopping = isOneOfSeveral ? stopWithOthers(log) : stopOnSignals(log)
  try {
    const gateway = await startGateway(configuration, log)
    stopping.resolve(gateway)
    if (isFirst) process.stdout.write(welcome(gateway, configuration))
    if (isOneOfSeveral) tellPrimary({ kind: 'ready' })
    return undefined
  } catch (error) {
    return fail([explain(error, configuration)])
  }
}

/**
 * Ignores the signals in a worker and stops on the primary's message instead, since a terminal
 * sends each signal to all processes.
 */
function stopWithOthers(log: Log): { resolve: (gateway: Gateway) => void } {
  const { promise, resolve } = Promise.withResolvers<Gateway>()
  process.on('SIGTERM', () => {})
  process.on('SIGINT', () => {})
  hearPrimary(({ kind }) => {
    if (kind === 'stop') void closeAndExit(promise, log)
  })
  return { resolve }
}

/**
 * Handles signals: the first one stops the gateway gracefully, even during its start, and the
 * second one exits at once.
 */
function stopOnSignals(log: Log): { resolve: (gateway: Gateway) => void } {
  const { promise, resolve } = Promise.withResolvers<Gateway>()
  let asked = false
  const stop = () => {
    if (asked) process.exit(1)
    asked = true
    void closeAndExit(promise, log)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return { resolve }
}

/** Closes the gateway and exits the process. The gateway may still be starting. */
async function closeAndExit(startup: Promise<Gateway>, log: Log): Promise<never> {
  try {
    await (await startup).close()
    process.exit(0)
  } catch (error) {
    log.error('could not stop', errorFields(error))
    process.exit(1)
  }
}

/** Warning about unset variables. Without these variables, players cannot receive codes. */
function absenceLines({ sms, mail }: Configuration['providers']): string[] {
  const variables = [...(sms ? [] : ['PORTICO_SMS_URL']), ...(mail ? [] : ['PORTICO_SMTP_URL'])]
  if (variables.length === 0) return []
  return ['', `Codes are not offered for which this is not set: ${variables.join(', ')}.`]
}

function welcome(
  { url, madePassword, hasOperatorConsole, openAccounts }: Gateway,
  { dataFolder, database, upstream, personas, providers }: Configuration,
): string {
  const shownUrl = localhostOf(url)
  const operator = hasOperatorConsole ? `${shownUrl}/operator.html` : `${shownUrl}/ops`
  const lines = [
    `Portal    ${shownUrl}`,
    `Operator  ${operator}`,
    `Data      ${dataFolder}`,
    ...(database ? [`Database  ${shownDatabaseUrl(database.url)}`] : []),
    ...(upstream ? [`Platform  ${upstream.origin}`] : []),
    ...(upstream?.isPlain
      ? ['', 'The platform is reached without TLS: passwords travel there.']
      : []),
    ...(personas || upstream ? [] : absenceLines(providers)),
    ...(openAccounts.length > 0
      ? [
          '',
          'This is a demonstration: games, people and money are made up, and everybody knows the passwords.',
          ...openAccounts.map(({ username, password }) => `  ${username}  ${password}`),
        ]
      : []),
    ...(madePassword === undefined
      ? []
      : [
          '',
          `The user ${operatorName} was made, with this password. It is shown only now:`,
          `  ${madePassword}`,
        ]),
  ]
  return `${lines.join('\n')}\n`
}
