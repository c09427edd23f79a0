import { existsSync, readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { serveBuiltAdmin, servePlaceholder } from './src/admin.ts';
import { addressLines, contentServiceOrigin } from './src/addresses.ts';
import { readContentToken, setupLink } from './src/contentService.ts';
import { OperatorError } from './src/operatorError.ts';
import { checkPort } from './src/ports.ts';
import { type Program, type ProgramOptions, startProgram } from './src/program.ts';
import * as programs from './src/programs.ts';
import { checkReachable, waitUntilReady } from './src/readiness.ts';
import { firstAdministratorToken, sharedSecrets } from './src/secrets.ts';
import { dataDirectory, localOrigin, readSettings, type Settings } from './src/settings.ts';
import { step } from './src/steps.ts';
import { onStopRequest } from './src/stopRequest.ts';

const mode: programs.Mode = process.argv[2] === 'dev' ? 'development' : 'production';

/** Log lines that are shown after an error. */
const shownLines = 30;

const running = new Set<Program>();
let isLeaving = false;

async function leave(exitCode: number): Promise<void> {
  isLeaving = true;
  await Promise.all([...running].map((program) => program.stop()));
  process.exit(exitCode);
}

/** Prints the last lines of a log and the message; unexpected errors keep their stack. */
async function fail(error: unknown): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  if (error instanceof OperatorError) {
    const log = error.logFile && existsSync(error.logFile) ? readFileSync(error.logFile, 'utf8') : '';
    if (log) console.error(`\n${log.trimEnd().split('\n').slice(-shownLines).join('\n')}\n`);
    console.error(styleText('red', error.message));
  } else console.error(error);
  await leave(1);
}

function start(options: ProgramOptions): Program {
  const program = startProgram(options);
  running.add(program);
  void program.ended.then(() => running.delete(program));
  if (isLeaving) program.kill();
  return program;
}

async function run(title: string, options: ProgramOptions): Promise<void> {
  await step(title, async () => {
    if ((await start(options).ended) !== 0) throw new OperatorError(`${options.title} failed.`, options.logFile);
  });
}

async function checkPorts({ host, ports, givenContentService }: Settings): Promise<void> {
  const needed = [...(givenContentService ? [] : [ports.contentService]), ports.groupSite, ports.rivabella];
  for (const setting of needed) await checkPort(host, setting);
}

/** Starts the content service. Its admin is a placeholder until {@link buildAdmin} has run. */
async function startContentService(service: programs.ContentServiceProgram): Promise<void> {
  await run('Compile the content service', programs.buildProgram(['cms'], 'compile'));
  await run('Prepare the example content', programs.seedProgram(service));
  if (mode === 'production') await servePlaceholder();
  const options = programs.contentServiceProgram(service);
  const url = `${localOrigin(service.host, service.port)}/health/ready`;
  await step('Start the content service', () => waitUntilReady(start(options), url));
}

/** Builds the admin after all else is ready, as that takes longer than the rest together and visitors do not need it. */
async function buildAdmin(): Promise<void> {
  await run('Build the admin', programs.buildProgram(['cms']));
  await serveBuiltAdmin();
}

/** Starts the content service and both sites. Throws {@link OperatorError} for what the user can mend. */
async function startEverything(): Promise<void> {
  const startedAt = performance.now();
  const settings = readSettings(process.env);
  const { host, ports, contentDirectory: directory, givenContentService } = settings;
  await checkPorts(settings);
  if (givenContentService) await checkReachable(givenContentService.url);
  const secrets = await sharedSecrets(dataDirectory, process.env);
  const origins = {
    'group-site': localOrigin(host, ports.groupSite.port),
    rivabella: localOrigin(host, ports.rivabella.port),
  };
  const setupToken = await firstAdministratorToken(dataDirectory, process.env);
  const { port } = ports.contentService;
  // In parallel: seeding uses one core, building the sites another.
  await Promise.all([
    givenContentService ??
      startContentService({
        mode,
        host,
        port,
        directory,
        setupToken,
        sites: { secrets, origins },
        isCompiledOnly: true,
      }),
    mode === 'production' && run('Build the sites', programs.buildProgram(['group-site', 'rivabella'])),
  ]);

  const contentService = givenContentService ?? {
    url: localOrigin(host, port),
    token: settings.contentToken ?? (await readContentToken(directory)),
  };
  const startSite = async (app: programs.SiteApp, sitePort: number): Promise<void> => {
    const site = start(programs.siteProgram({ mode, app, host, port: sitePort, contentService, secrets, origins }));
    // A given content service may have no content yet.
    const check = givenContentService ? '/health/live' : '/health/ready';
    await waitUntilReady(site, `${localOrigin(host, sitePort)}${mode === 'production' ? check : '/'}`);
  };
  await step('Start the sites', () =>
    Promise.all([startSite('group-site', ports.groupSite.port), startSite('rivabella', ports.rivabella.port)]),
  );
  for (const { ended, title, logFile } of running) {
    void ended.then(() => fail(new OperatorError(`${title} ended unexpectedly.`, logFile)));
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const link = givenContentService ? undefined : await setupLink(contentServiceOrigin(settings), setupToken);
  console.log(`\nReady after ${seconds} s. Ctrl-C stops everything.\n\n${addressLines(settings, link).join('\n')}\n`);
  if (mode === 'production' && !givenContentService) await buildAdmin();
}

onStopRequest(() => {
  // A second Ctrl-C does not wait.
  if (isLeaving) for (const program of running) program.kill();
  else console.log('Stopping …');
  void leave(0);
});
await startEverything().catch(fail);
