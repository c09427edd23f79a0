import { join } from 'node:path';
import { readContentToken } from '@group/start/contentService';
import { startProgram } from '@group/start/program';
import { contentServiceProgram, siteProgram } from '@group/start/programs';
import { waitUntilReady } from '@group/start/readiness';
import { openFaultyWay } from './faultyWay.ts';
import { startMortal } from './mortal.ts';
import { quietPort } from './quietPort.ts';
import { seededRandom } from './random.ts';

/** Least and most time between two kills, in milliseconds. */
export type Lives = [least: number, most: number];

export interface StageOptions {
  seed: number;
  siteLives: Lives;
  /** Without it, the content service lives through the run. */
  contentServiceLives?: Lives;
}

export interface StageFolders {
  content: string;
  site: string;
  /** Each life of a program has a log of its own in it. */
  logs: string;
}

const host = '127.0.0.1';
const mode = 'production';

/** Starts the built site and the content service, both mortal, with a faulty way between them. */
export async function startStage({ seed, siteLives, contentServiceLives }: StageOptions, folders: StageFolders) {
  const random = seededRandom(seed);
  const port = await quietPort(host, random);
  const contentPort = await quietPort(host, random);
  const way = await openFaultyWay(contentPort, await quietPort(host, random), random);
  const access = { url: way.url, token: await readContentToken(folders.content) };

  function contentServiceOf(life: number) {
    const place = { directory: folders.content, logs: join(folders.logs, `content-${life}`) };
    return startProgram(contentServiceProgram({ mode, host, port: contentPort, ...place }));
  }
  function siteOf(life: number) {
    const place = { directory: folders.site, logs: join(folders.logs, `site-${life}`) };
    const program = siteProgram({ mode, app: 'group-site', host, port, contentService: access, ...place });
    // People come through a proxy, as each has to have an address of his own.
    return startProgram({ ...program, environment: { ...program.environment, TRUSTED_PROXIES: host } });
  }
  const contentService = startMortal(contentServiceOf, seededRandom(seed + 1), contentServiceLives);
  const site = startMortal(siteOf, seededRandom(seed + 2), siteLives);
  return {
    port,
    way,
    contentService,
    site,
    /** Lets all go well from now on. */
    async heal(): Promise<void> {
      await way.heal();
      await waitUntilReady(await contentService.spare(), `${way.url}/_health`);
      // Its last start makes everything due that still waits.
      await site.spare();
    },
    async stop(): Promise<void> {
      await Promise.all([site.stop(), contentService.stop()]);
      await way.close();
    },
  };
}
