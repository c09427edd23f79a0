import { Accordion } from '@group/ui/Accordion';
import { Section } from '@group/ui/Section';
import { Heading } from '@group/ui/Heading';
import { RichText } from '@group/ui/RichText';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockMessages } from '../block/block.messages.ts';
import * as styles from './QuestionsBlock.css.ts';

/** Frequently asked questions, each of which discloses its answer. */
export function QuestionsBlock({ block: { title, questions } }: { block: LoadedBlockOf<'questions'> }) {
  const messages = useMessages(blockMessages);
  if (questions.length === 0) return null;
  return (
    <Section headingBeside>
      <Heading level={2}>{title ?? messages.questions}</Heading>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <Accordion key={question} summary={question}>
            <RichText nodes={answer} topLevel={3} />
          </Accordion>
        ))}
      </div>
    </Section>
  );
}
