import { styleText } from 'node:util';

/** Redraw interval of running steps. */
const redrawEvery = 500;

export interface StepsOutput {
  write(text: string): unknown;
  isTTY?: boolean | undefined;
}

export interface Steps {
  /** Shows a step while it runs, and its duration. */
  step<T>(title: string, work: () => Promise<T>): Promise<T>;
  /** Prints a line above the running steps. */
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
 * Shows steps with their durations. On a terminal, running steps are at the bottom; otherwise each step prints a line at
 * its start and its end.
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
