import { exampleContentMarker, readContentToken } from './contentService.ts';
import { checkPort } from './ports.ts';
import type { ProgramSet } from './programSet.ts';
import {
  buildProgram,
  type ContentServiceProgram,
  contentServiceProgram,
  type Mode,
  seedProgram,
  type SiteApp,
  siteProgram,
} from './programs.ts';
import { checkReachable, waitUntilReady } from './readiness.ts';
import { sharedSecrets } from './secrets.ts';
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

/** Builds and starts the content service, seeding it with example content at the first start. */
async function startContentServiceProgram(service: ContentServiceProgram, { programs, steps }: Means): Promise<void> {
  await steps.step('Build the content service', () => programs.run(buildProgram(['cms'])));
  const marker = await exampleContentMarker(service.directory);
  if (!marker.isThere) {
    await steps.step('Prepare the example content', () => programs.run(seedProgram(service)));
    await marker.write();
  }
  await steps.step('Start the content service', () => {
    const program = programs.start(contentServiceProgram(service));
    return waitUntilReady(program, `${localOrigin(service.host, service.port)}/_health`);
  });
}

/**
 * Starts the content service and both sites. Throws `OperatorError` for an error that the user can fix; programs started
 * before that keep running.
 */
export async function startPrograms(mode: Mode, settings: Settings, means: Means): Promise<void> {
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
  const service = { mode, host, port: ports.contentService.port, directory, sites: { secrets, origins } };
  // In parallel: seeding uses one core, building the sites another.
  await Promise.all([
    givenContentService ? undefined : startContentServiceProgram(service, means),
    buildSites && buildSites(),
  ]);

  const contentService = givenContentService ?? {
    url: localOrigin(host, ports.contentService.port),
    token: settings.contentToken ?? (await readContentToken(directory)),
  };
  async function bringUpSite(app: SiteApp, { port }: PortSetting): Promise<void> {
    const program = programs.start(siteProgram({ mode, app, host, port, contentService, secrets }));
    const path = mode === 'production' ? '/health/ready' : '/';
    await waitUntilReady(program, `${localOrigin(host, port)}${path}`);
  }
  await steps.step('Start the sites', () =>
    Promise.all([bringUpSite('group-site', ports.groupSite), bringUpSite('rivabella', ports.rivabella)]),
  );
}
