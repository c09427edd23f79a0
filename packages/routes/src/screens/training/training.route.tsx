import { listScopeOf } from '@group/content-client/gateway/query';
import { trainingPositionsQuery } from '@group/content-client/trainingPosition/trainingPosition.queries';
import { tenantByKey } from '@group/themes/registry';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { screenHead } from '../../layout/screenHead.ts';
import { jobsIndexMessages } from '../../domain/jobs/jobsIndex.messages.ts';
import { readNewestJobs } from '../../domain/jobs/readJobs.server.ts';
import { addressAt } from '../../site/addressAt.ts';
import { paths } from '../../site/paths.ts';
import { or503 } from '../../site/readContent.server.ts';
import { picturesIn } from '../../blocks/Blocks/showPicturesOnce.ts';
import { readIntroduction } from '../../blocks/Blocks/readIntroduction.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { rowWithoutRepeatedPictures } from '../../site/withoutRepeatedPictures.ts';
import { readTranslatedList } from '../../site/translation.server.ts';
import { trainingMessages } from './training.messages.ts';
import { occupationsOfGroup, trainingTeaser } from './trainingTeaser.ts';
import { TrainingView } from './TrainingView.tsx';
import type { ScreenHandle } from '../../site/screenHandle.ts';

/** Maximum of each kind; the lists of jobs have all of them. */
const maxShownPerKind = 10;

export const handle: ScreenHandle = {
  listed: true,
  words: (language) => messagesFor(trainingMessages, language),
};

export const meta: MetaFunction<typeof loader> = (args) =>
  screenHead(args, trainingMessages, (title, language) => [
    { name: messagesFor(jobsIndexMessages, language).title, path: paths.jobs.href() },
    { name: title, path: paths.training.href() },
  ]);

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const [page, positions, apprenticeships, teachingPosts] = await Promise.all([
    or503(readIntroduction(site, paths.training.href())),
    or503(readTranslatedList(site, trainingPositionsQuery(listScopeOf(site.tenant)))),
    or503(readNewestJobs(site, maxShownPerKind, { kind: 'apprenticeship' })),
    or503(readNewestJobs(site, maxShownPerKind, { kind: 'teaching' })),
  ]);
  const teasers = site.tenant.features.wholeGroup
    ? occupationsOfGroup(positions, site.tenant.key, (key) => addressAt(site, tenantByKey(key), paths.training.href()))
    : positions.map(trainingTeaser);
  return {
    page,
    positions: rowWithoutRepeatedPictures(teasers, picturesIn(page?.blocks)),
    jobs: [...apprenticeships, ...teachingPosts],
  };
}

export default function Training() {
  return <TrainingView {...useLoaderData<typeof loader>()} />;
}
