import { paragraph } from '../block/paragraph.fixture.ts';
import type { LoadedBlockOf } from '../block/block.ts';

export const questionsBlockFixture: LoadedBlockOf<'questions'> = {
  type: 'questions',
  questions: [
    { question: 'Darf ich meine Katze mitbringen?', answer: paragraph('Ja, wenn Sie selbst für sie sorgen.') },
    { question: 'Wann darf man mich besuchen?', answer: paragraph('Wann immer Sie möchten.') },
  ],
};
