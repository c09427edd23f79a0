import { Heading } from '@group/ui/Heading';
import { Section } from '@group/ui/Section';
import { Stack } from '@group/ui/Stack';
import { Table } from '@group/ui/Table';
import { Text } from '@group/ui/Text';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { Fragment, useId } from 'react';
import { contactDetailMessages } from '../../layout/contactDetail.messages.ts';
import { PhoneButton } from '../../layout/PhoneButton.tsx';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockMessages } from '../block/block.messages.ts';
import { holidaysMark, openMark } from './OpeningHoursBlock.enhance.ts';
import * as styles from './OpeningHoursBlock.css.ts';
import { openingMark, openingRows, openNow } from './openingTimes.ts';

type OpeningHoursBlockType = LoadedBlockOf<'opening-hours'>;

/** A sentence for each opening time and one for all other times. The script shows the one that holds. */
function State({ times, holidays }: Pick<OpeningHoursBlockType, 'times' | 'holidays'>) {
  const language = useLanguage();
  const { closed } = useMessages(blockMessages);
  return (
    <p className={styles.state} {...{ [holidaysMark]: holidays.join(' ') }}>
      {times.map((time) => (
        <span key={openingMark(time)} hidden {...{ [openMark]: openingMark(time) }}>
          {openNow(language, time)}
        </span>
      ))}
      <span hidden {...{ [openMark]: '' }}>
        {closed}
      </span>
    </p>
  );
}

function Spans({ spans }: { spans: readonly string[] }) {
  const { and } = useMessages(blockMessages);
  return spans.map((span, position) => (
    <Fragment key={span}>
      {position > 0 && ` ${and} `}
      <span className={styles.span}>{span}</span>
    </Fragment>
  ));
}

/** The opening hours, whether it is open now, and the number to call. */
export function OpeningHoursBlock({ block: { title, times, note, holidays } }: { block: OpeningHoursBlockType }) {
  const messages = useMessages(blockMessages);
  const { openingHours } = useMessages(contactDetailMessages);
  const language = useLanguage();
  const id = useId();
  return (
    <Section background="warm" headingBeside>
      <Stack>
        <Heading level={2} id={id}>
          {title ?? openingHours}
        </Heading>
        <State times={times} holidays={holidays} />
      </Stack>
      <Table
        labelledBy={id}
        columns={[messages.day, messages.time]}
        rows={openingRows(language, times).map(({ name, spans }) => ({
          name,
          values: [<Spans key={name} spans={spans} />],
        }))}
      />
      {note && <Text>{note}</Text>}
      <div>
        <PhoneButton />
      </div>
    </Section>
  );
}
