import { contentServiceOrigin } from './addresses.ts';
import { exampleContentMarker, readContentToken, setupLink } from './contentService.ts';
import { checkPort } from './ports.ts';
import type { Program } from './program.ts';
import type { ProgramSet } from './programSet.ts';
import {
  buildProgram,
  type ContentServiceProgram,
  contentServiceProgram,
  migrateProgram,
  type Mode,
  seedProgram,
  type SiteApp,
  siteProgram,
} from './programs.ts';
import { checkReachable, waitUntilReady } from './readiness.ts';
import { firstAdministratorToken, sharedSecrets } from './secrets.ts';
import { dataDirectory, localOrigin, type PortSetting, type Settings } from './settings.ts';
import type { Steps } from './steps.ts';

export interface Means {
  programs: ProgramSet;
  steps: Steps;
}

async function checkPorts({ host, ports, givenContentService }: Settings): Promise<void> {
  const needed = [...(givenContentService ? [] : [ports.contentService]), ports.groupSite, ports.rivabella];
  for (const setting of needed) await checkPort(host, setting);
}

/** Builds, migrates and starts the content service, seeding it with example content at the first start. */
async function startContentServiceProgram(
  service: ContentServiceProgram,
  { programs, steps }: Means,
): Promise<Program> {
  await steps.step('Build the content service', () => programs.run(buildProgram(['cms'])));
  const marker = await exampleContentMarker(service.directory);
  if (marker.isThere) {
    await steps.step('Migrate the database', () => programs.run(migrateProgram(service)));
  } else {
    await steps.step('Prepare the example content', () => programs.run(seedProgram(service)));
    await marker.write();
  }
  return steps.step('Start the content service', async () => {
    const program = programs.start(contentServiceProgram(service));
    await waitUntilReady(program, `${localOrigin(service.host, service.port)}/health/ready`, steps.say);
    return program;
  });
}

export interface Started {
  /** Unless the environment names a running one. */
  contentService: { program: Program; restart(): Program; setupLink: string | undefined } | undefined;
}

/**
 * Starts the content service and both sites. Throws `OperatorError` for an error that the user can fix; programs started
 * before that keep running.
 */
export async function startPrograms(mode: Mode, settings: Settings, means: Means): Promise<Started> {
  const { programs, steps } = means;
  const { host, ports, contentDirectory: directory, givenContentService } = settings;
  await checkPorts(settings);

  const buildSites =
    mode === 'production' &&
    (() => steps.step('Build the sites', () => programs.run(buildProgram(['group-site', 'rivabella']))));
  if (givenContentService) await checkReachable(givenContentService.url);
  const secrets = await sharedSecrets(dataDirectory, process.env);
  const origins = {
    'group-site': localOrigin(host, ports.groupSite.port),
    rivabella: localOrigin(host, ports.rivabella.port),
  };
  const setupToken = await firstAdministratorToken(dataDirectory, process.env);
  const { port: contentServicePort } = ports.contentService;
  const service = { mode, host, port: contentServicePort, directory, setupToken, sites: { secrets, origins } };
  // In parallel: seeding uses one core, building the sites another.
  const [contentServiceProcess] = await Promise.all([
    givenContentService ? undefined : startContentServiceProgram(service, means),
    buildSites && buildSites(),
  ]);

  const contentService = givenContentService ?? {
    url: localOrigin(host, contentServicePort),
    token: settings.contentToken ?? (await readContentToken(directory)),
  };
  async function bringUpSite(app: SiteApp, { port }: PortSetting): Promise<void> {
    const program = programs.start(siteProgram({ mode, app, host, port, contentService, secrets, origins }));
    // A given content service may have no content yet.
    const check = givenContentService ? '/health/live' : '/health/ready';
    const path = mode === 'production' ? check : '/';
    await waitUntilReady(program, `${localOrigin(host, port)}${path}`, steps.say);
  }
  await steps.step('Start the sites', () =>
    Promise.all([bringUpSite('group-site', ports.groupSite), bringUpSite('rivabella', ports.rivabella)]),
  );
  if (!contentServiceProcess) return { contentService: undefined };
  return {
    contentService: {
      program: contentServiceProcess,
      restart: () => programs.start({ ...contentServiceProgram(service), appendsLog: true }),
      setupLink: await setupLink(contentServiceOrigin(settings), setupToken),
    },
  };
}
