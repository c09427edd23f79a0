import { endOfSwissDay } from '@group/content-client/contract/swissTime';
import type { ExampleJob, JobFrame, JobTexts } from './example.ts';
import { contactOf } from './contactPerson.ts';
import type { Pictures } from './pictures.ts';
import { richText } from './richText.ts';
import { inLanguages, type Data, type Seeding } from './seeding.ts';

function jobData(
  { example, company }: Seeding,
  job: ExampleJob,
  { texts, frame }: { texts: JobTexts; frame: JobFrame },
  uploaded: Pictures,
): Data {
  const [pensumMin, pensumMax] = job.pensum;
  const [payFrom, payTo] = job.pay ?? [];
  return {
    title: texts.title,
    slug: job.id,
    company,
    workplace: texts.workplace,
    kind: job.kind,
    area: job.area,
    pensumMin,
    pensumMax,
    payFrom,
    payTo,
    fullTime: pensumMax === 100,
    startDate: job.startDate ?? null,
    publishFrom: `${job.publishFrom}T06:00:00.000Z`,
    publishUntil: job.publishUntil ? endOfSwissDay(job.publishUntil) : null,
    occupation: job.kind === 'vacancy' ? job.occupation : null,
    reportedOn: job.reportedOn ?? null,
    filled: job.filled,
    intro: texts.intro,
    description: richText([
      `## ${frame.tasks}`,
      ...texts.tasks.map((line) => `- ${line}`),
      `## ${frame.profile}`,
      ...texts.profile.map((line) => `- ${line}`),
      `## ${frame.offerTitle}`,
      ...frame.offer.map((line) => `- ${line}`),
    ]),
    contactPerson: contactOf(example, job.contact, texts.contactRole, uploaded),
  };
}

export async function seedJobs(seeding: Seeding): Promise<void> {
  const { example, pictures, once } = seeding;
  for (const job of example.jobs) {
    const { jobFrame } = example;
    if (!jobFrame) throw new Error(`${example.key} has jobs, but no jobFrame.`);
    const german: { texts: JobTexts; frame: JobFrame } = { texts: job, frame: jobFrame };
    await once(`job/${job.id}`, 'job', async () => {
      const uploaded = await pictures();
      return inLanguages(example, german, (translation) => {
        const texts = translation.jobs[job.id];
        return texts && { texts, frame: translation.jobFrame };
      }).map(([locale, texts]) => [locale, jobData(seeding, job, texts, uploaded)]);
    });
  }
}
