import { type CommandLine, UsageError } from './command.ts';

const program = 'npm run opvir --';
const exitCodes = { done: '0  done', wrong: '1  failed', unknown: '2  unknown command' };

/** Returns the command that these words begin with. Throws {@link UsageError}. */
export function commandNamed<Known extends CommandLine>(commands: readonly Known[], words: readonly string[]): Known {
  const command = commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '));
  if (command === undefined) throw new UsageError(`There is no command "${words.join(' ')}". See: ${program} help`);
  return command;
}

/** Usage line of a command. */
export function usageOf({ name, parameters, options = {}, texts = {} }: CommandLine): string {
  const texted = Object.keys(texts).map((text) => `--${text} <${text}>`);
  const optional = Object.keys(options).map((option) => `[--${option}]`);
  return [program, name, ...parameters, ...texted, ...optional].join(' ');
}

/**
 * Help on the command that the words name, on all commands that begin with them, or on all. Throws
 * {@link UsageError}.
 */
export function helpOn(commands: readonly CommandLine[], words: readonly string[]): string {
  if (words.length === 0) return helpOnAll(commands);
  const ofGroup = commands.filter(({ name }) => name.startsWith(`${words.join(' ')} `));
  if (ofGroup.length > 0)
    return [...ofGroup.map(lineOf), '', `Learn more: ${program} help ${ofGroup[0]?.name}`].join('\n');
  return helpOnOne(commandNamed(commands, words));
}

function helpOnOne(command: CommandLine): string {
  const { name, summary, options = {}, texts = {}, example, endsWith1 } = command;
  const given = [
    ...Object.entries(texts).map(([text, says]) => [`--${text} <${text}>`, says] as const),
    ...Object.entries(options).map(([option, does]) => [`--${option}`, does] as const),
    ['--json', 'answer as JSON: {"database", "answer"}, and {"error", "database"} on standard error'] as const,
  ];
  const width = Math.max(...given.map(([written]) => written.length));
  return [
    usageOf(command),
    '',
    summary,
    '',
    'Options',
    ...given.map(([written, does]) => `  ${written.padEnd(width)}  ${does}`),
    '',
    'Exit codes',
    `  ${exitCodes.done}`,
    `  ${exitCodes.wrong}${endsWith1 === undefined ? '' : `, or ${endsWith1}`}`,
    `  ${exitCodes.unknown}`,
    '',
    'Example',
    `  ${[program, name, example].join(' ').trimEnd()}`,
  ].join('\n');
}

function helpOnAll(commands: readonly CommandLine[]): string {
  return [
    "Opvir's command line. It uses the server's database, even while the server runs. It reads the settings",
    'from the environment and the .env file, like the server. Only restore creates a database.',
    '',
    ...commands.map(lineOf),
    '',
    '  help <command>, or <command> --help   options, exit codes and an example',
    '  --json                                answer as JSON',
    '',
    `Exit codes: ${Object.values(exitCodes).join(', ')}.`,
  ].join('\n');
}

function lineOf(command: CommandLine): string {
  return `  ${usageOf(command)}\n      ${command.summary}`;
}
