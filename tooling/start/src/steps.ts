import { styleText } from 'node:util';

/** Between two drawings of the steps under way, in milliseconds. */
const redrawEvery = 500;

export interface StepsOutput {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
}

export interface Steps {
  /** Shows a piece of work while it goes on, and how long it took. */
  step<T>(title: string, work: () => Promise<T>): Promise<T>;
  /** Writes a line above the steps under way. */
  say(line: string): void;
}

interface Step {
  title: string;
  startedAt: number;
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Steps with their times. On a terminal the steps under way stand at the bottom; elsewhere each has a line when it
 * begins and one when it has ended.
 */
export function createSteps(output: StepsOutput = process.stdout): Steps {
  const underWay = new Set<Step>();
  let drawn = 0;
  let timer: NodeJS.Timeout | undefined;

  function draw(line?: string): void {
    const erase = drawn > 0 ? `\u001B[${drawn}A\u001B[J` : '';
    const lines = [...underWay].map(({ title, startedAt }) => styleText('dim', `… ${title}  ${seconds(startedAt)}`));
    drawn = lines.length;
    output.write(erase + [...(line === undefined ? [] : [line]), ...lines].map((each) => `${each}\n`).join(''));
  }

  function say(line: string): void {
    if (output.isTTY) draw(line);
    else output.write(`${line}\n`);
  }

  function begin(step: Step): void {
    underWay.add(step);
    if (!output.isTTY) return say(`… ${step.title}`);
    timer ??= setInterval(() => draw(), redrawEvery);
    draw();
  }

  function end(step: Step, mark: string): void {
    underWay.delete(step);
    if (underWay.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    say(`${mark} ${step.title}  ${styleText('dim', seconds(step.startedAt))}`);
  }

  return {
    say,
    async step(title, work) {
      const step = { title, startedAt: Date.now() };
      begin(step);
      try {
        const result = await work();
        end(step, styleText('green', '✓'));
        return result;
      } catch (error) {
        end(step, styleText('red', '✗'));
        throw error;
      }
    },
  };
}
