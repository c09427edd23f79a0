import { Heading } from '@group/ui/Heading';
import { Section } from '@group/ui/Section';
import { Table } from '@group/ui/Table';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { useId } from 'react';
import type { LoadedBlockOf } from '../block/block.ts';
import { blockMessages } from '../block/block.messages.ts';

/** Prices in one unit, as a table. */
export function PricesBlock({ block: { title, unit, prices, note } }: { block: LoadedBlockOf<'prices'> }) {
  const messages = useMessages(blockMessages);
  const id = useId();
  return (
    <Section headingBeside>
      <Heading level={2} id={id}>
        {title ?? messages.prices}
      </Heading>
      <Table
        labelledBy={id}
        columns={[messages.offer, unit ?? messages.francs]}
        rows={prices.map(({ name, amount }) => ({ name, values: [amount] }))}
      />
      {note && <Text>{note}</Text>}
    </Section>
  );
}
