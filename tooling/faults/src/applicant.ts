import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Random } from './random.ts';
import type { Sample } from './sample.ts';
import { openForm, sendForm, type Site, type FormToken } from './sending.ts';
import type { Tally } from './tally.ts';

/** What a person knows who was told "sent". */
export interface Receipt {
  key: string;
  reference: string;
}

export type Event = 'told sent' | 'no answer' | 'given up' | 'sent again' | 'asked to send again' | 'not taken';

/** Nobody fills in the form faster, in milliseconds; a little more than the site demands. */
const typing = 2_050;

/** Share of sendings that the person breaks off. */
const shareGivenUp = 0.08;

const answerSchema = z.union([
  z.object({ sent: z.string().min(1) }),
  z.object({ formError: z.string().optional(), formToken: z.object({ key: z.string(), moment: z.string() }) }),
]);
type Answer = z.infer<typeof answerSchema>;

async function until<Result>(attempt: () => Promise<Result>, random: Random): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await sleep(random.between(100, 600));
    }
  }
}

/** What the browser's script makes of an answer: one that is no word of the form's is none. */
function read(body: string): Answer | undefined {
  try {
    return answerSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/**
 * One person at a browser: opens the form, fills it in, sends it, and sends it again, under the same key, until told
 * that it was sent. Throws where the site finds fault with what was typed.
 */
export async function apply(
  sites: readonly [Site, ...Site[]],
  sample: Sample,
  random: Random,
  tally: Tally<Event>,
): Promise<Receipt> {
  // A balancer in front may choose another process each time.
  const site = (): Site => random.oneOf(sites);
  let formToken: FormToken = await until(() => openForm(site(), sample), random);
  await sleep(typing);
  for (let first = true; ; first = false) {
    if (!first) tally.count('sent again');
    const givesUp = random.next() < shareGivenUp;
    const answered = await sendForm(site(), sample, formToken, random, givesUp).catch(() => undefined);
    const answer = answered && read(answered.body);
    if (answer && 'sent' in answer) {
      tally.count('told sent');
      return { key: formToken.key, reference: answer.sent };
    }
    if (!answer) tally.count(givesUp ? 'given up' : 'no answer');
    else if (answer.formError === 'again') {
      tally.count('asked to send again');
      formToken = answer.formToken;
      await sleep(typing);
    } else if (answer.formError) tally.count('not taken');
    else throw new Error(`the site finds fault with ${sample.mark}: ${answered?.body.slice(0, 200)}`);
    await sleep(random.between(50, 500));
  }
}
