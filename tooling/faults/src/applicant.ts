import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Sent } from './privatePages.ts';
import type { Random } from './random.ts';
import type { Sample } from './sample.ts';
import { openForm, sendForm, type Site, type FormToken } from './sending.ts';
import type { Tally } from './tally.ts';

export type Event = 'confirmed' | 'no response' | 'cancelled' | 'retried' | 'token expired' | 'rejected';

/** Slightly more than the minimum time of the spam guard. */
export const fillInMs = 2_050;

/** How often the pause before the next attempt doubles: who fails often, waits for seconds. */
const maxDoublings = 4;

/** Share of uploads that the applicant cancels. */
const cancelShare = 0.08;

const answerSchema = z.union([
  z.object({ sent: z.string().min(1), link: z.string() }),
  z.object({ formError: z.string().optional(), formToken: z.object({ key: z.string(), moment: z.string() }) }),
]);
type Answer = z.infer<typeof answerSchema>;

/** Repeats an attempt until it succeeds. */
export async function retry<Result>(attempt: () => Promise<Result>, random: Random): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await sleep(random.between(100, 600));
    }
  }
}

/** Parses a response as the browser's script does; anything else counts as no response. */
function parse(body: string): Answer | undefined {
  try {
    return answerSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/**
 * Simulates an applicant: opens the form, fills it in, and sends it with the same key until it is confirmed. Returns the
 * reference and the link; throws on a validation error.
 */
export async function apply(
  sites: readonly [Site, ...Site[]],
  sample: Sample,
  random: Random,
  tally: Tally<Event>,
): Promise<Sent> {
  // A load balancer may choose another process for each request.
  const site = (): Site => random.oneOf(sites);
  let formToken: FormToken = await retry(() => openForm(site(), sample, '/jobs/schnellbewerbung'), random);
  await sleep(fillInMs);
  for (let attempt = 0; ; attempt += 1) {
    if (attempt > 0) tally.count('retried');
    const cancels = random.next() < cancelShare;
    const response = await sendForm(site(), sample, formToken, random, cancels).catch(() => undefined);
    const answer = response && parse(response.body);
    if (answer && 'sent' in answer) {
      tally.count('confirmed');
      return { reference: answer.sent, link: answer.link };
    }
    if (!answer) tally.count(cancels ? 'cancelled' : 'no response');
    else if (answer.formError === 'again') {
      tally.count('token expired');
      formToken = answer.formToken;
      await sleep(fillInMs);
    } else if (answer.formError) tally.count('rejected');
    else throw new Error(`validation error for ${sample.mark}: ${response?.body.slice(0, 200)}`);
    await sleep(random.between(50, 500) * 2 ** Math.min(attempt, maxDoublings));
  }
}
