import { Accordion } from '@group/ui/Accordion';
import { Band } from '@group/ui/Band';
import { Heading } from '@group/ui/Heading';
import { RichText } from '@group/ui/RichText';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockTexts } from '../block/block.texts.ts';
import * as styles from './QuestionsBlock.css.ts';

/** Questions that visitors ask; each opens to its answer. */
export function QuestionsBlock({ block: { title, questions } }: { block: LoadedBlockOf<'questions'> }) {
  const texts = useTexts(blockTexts);
  if (questions.length === 0) return null;
  return (
    <Band>
      <Heading level={2}>{title ?? texts.questions}</Heading>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <Accordion key={question} summary={question}>
            <RichText nodes={answer} topLevel={3} />
          </Accordion>
        ))}
      </div>
    </Band>
  );
}
